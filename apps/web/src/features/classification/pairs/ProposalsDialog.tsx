import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './pairs.module.css';
import { PairByHand } from './PairByHand.tsx';
import { isHeld, isReplacing, type Proposal, type Proposals } from './takeOver.ts';

interface Props {
  to: Marketplace;
  found: Proposals;
  /** What stands on that side now. */
  held: readonly AttributeRow[];
  /** That side's attributes. */
  fields: readonly AttributeField[];
  onConfirm: (taken: Proposal[]) => void;
  onClose: () => void;
}

/** One line for each value that would say the same at the other marketplace; a person confirms each. */
export function ProposalsDialog({ to, found, held, fields, onConfirm, onClose }: Props) {
  const t = useT();
  const fieldOf = (attributeId: string) => fields.find(({ id }) => id === attributeId);
  const [proposals] = useState(() => found.proposals.filter((one) => !isHeld(held, one)));
  // what was confirmed before and replaces nothing needs no second look
  const [taken, setTaken] = useState(
    () => new Set(proposals.filter((one) => one.isRemembered && !isReplacing(held, one, fieldOf))),
  );
  const [byHand, setByHand] = useState<ReadonlyMap<number, Proposal | undefined>>(new Map());
  const confirmed = [
    ...proposals.filter((one) => taken.has(one)),
    ...[...byHand.values()].filter((pair) => pair !== undefined),
  ];
  function toggle(proposal: Proposal) {
    const next = new Set(taken);
    if (!next.delete(proposal)) next.add(proposal);
    setTaken(next);
  }
  const all = taken.size === proposals.length;
  return (
    <Dialog
      width={640}
      title={t('classification.proposals', { marketplace: marketplaceNames[to] })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={confirmed.length === 0} onClick={() => onConfirm(confirmed)}>
            {t('classification.takeProposals', { count: confirmed.length })}
          </Button>
        </>
      }
    >
      {proposals.length === 0 ? (
        <p>{t(found.proposals.length > 0 ? 'classification.nothingNew' : 'classification.noProposals')}</p>
      ) : (
        <Checkbox
          checked={all}
          indeterminate={taken.size > 0 && !all}
          onChange={() => setTaken(new Set(all ? [] : proposals))}
        >
          {t('classification.allProposals', { count: proposals.length })}
        </Checkbox>
      )}
      <ul className={styles.proposals}>
        {proposals.map((proposal) => (
          <li key={JSON.stringify([proposal.from, proposal.to])}>
            <Checkbox checked={taken.has(proposal)} onChange={() => toggle(proposal)}>
              <Words proposal={proposal} replaces={isReplacing(held, proposal, fieldOf)} />
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.unmatched.length > 0 && (
        <>
          <p className={styles.soft}>{t('classification.unmatched')}</p>
          <ul className={styles.proposals}>
            {found.unmatched.map((from, at) => (
              <Unmatched
                key={JSON.stringify(from)}
                from={from}
                fields={fields}
                onPair={(pair) => setByHand(new Map(byHand).set(at, pair))}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** What is typed has no value to be paired with. */
function Unmatched(props: Parameters<typeof PairByHand>[0]) {
  const t = useT();
  const { name, value, valueId } = props.from;
  if (valueId !== null) return <PairByHand {...props} />;
  return <li className={styles.soft}>{t('classification.attribute', { key: name, values: value })}</li>;
}

function Words({ proposal: { from, to, why }, replaces }: { proposal: Proposal; replaces: boolean }) {
  const t = useT();
  const said = ({ name, value }: Proposal['from']) => t('classification.attribute', { key: name, values: value });
  return (
    <>
      <span>
        {said(from)} → <strong>{said(to)}</strong>
      </span>
      <span className={styles.soft}>
        {why}
        {replaces && <span className={styles.replaces}>{t('classification.replaces')}</span>}
      </span>
    </>
  );
}
