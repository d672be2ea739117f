import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './pairs.module.css';
import { type FieldOf, isHeld, isReplacing, type Proposal, type Proposals } from './takeOver.ts';

interface Props {
  to: Marketplace;
  found: Proposals;
  /** What stands on that side now. */
  held: readonly AttributeRow[];
  fieldOf: FieldOf;
  onConfirm: (taken: Proposal[]) => void;
  onClose: () => void;
}

/** One line for each value that would say the same at the other marketplace; a person confirms each. */
export function ProposalsDialog({ to, found, held, fieldOf, onConfirm, onClose }: Props) {
  const t = useT();
  const [proposals] = useState(() => found.proposals.filter((one) => !isHeld(held, one)));
  // what was confirmed before and replaces nothing needs no second look
  const [taken, setTaken] = useState(
    () => new Set(proposals.filter((one) => one.isRemembered && !isReplacing(held, one, fieldOf))),
  );
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
          <Button
            type="primary"
            disabled={taken.size === 0}
            onClick={() => onConfirm(proposals.filter((one) => taken.has(one)))}
          >
            {t('classification.takeProposals', { count: taken.size })}
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
        <p className={styles.soft}>
          {t('classification.unmatched', {
            names: found.unmatched
              .map(({ name, value }) => t('classification.attribute', { key: name, values: value }))
              .join(t('classification.valueSeparator')),
          })}
        </p>
      )}
    </Dialog>
  );
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
