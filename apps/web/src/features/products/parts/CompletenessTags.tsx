import type { MissingPart } from '@pressroom/contract/products/missingParts';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { type CompleteFor, partsMissing } from './missing.ts';
import styles from './parts.module.css';
import { useMissingText } from './useMissingText.ts';

interface Props {
  of: CompleteFor;
  /** Leads to the first part that is missing; absent: the tags only tell. */
  onOpen?: (part: MissingPart) => void;
  /** Whether there is a way to the part; absent: to all. */
  leadsTo?: (part: MissingPart) => boolean;
}

/** How much of what each marketplace asks for is there. */
export function CompletenessTags(props: Props) {
  return (
    <span className={styles.tags}>
      <CompletenessTag marketplace="shein" {...props} />
      <CompletenessTag marketplace="temu" {...props} />
    </span>
  );
}

function CompletenessTag({ marketplace, of, onOpen, leadsTo }: Props & { marketplace: Marketplace }) {
  const t = useT();
  const told = useMissingText();
  const name = marketplaceNames[marketplace];
  const { have, asked } = of[marketplace];
  const parts = partsMissing(of, [marketplace]);
  const first = leadsTo ? parts.find(leadsTo) : parts[0];
  if (parts.length === 0) {
    return (
      <span className={styles.tag} data-complete="true" aria-label={t('products.completeFor', { name })} role="img">
        <ToneMark tone="done" />
        {name}
      </span>
    );
  }
  const label = t('products.missingFor', { name, parts: told(parts) });
  const content = `${name} ${have}/${asked}`;
  // beginning with what is seen, so that whoever speaks to the page can say it
  const spoken = `${content} ${t('products.lacks', { parts: told(parts) })}`;
  return (
    <Tooltip title={label}>
      {onOpen && first ? (
        <button type="button" className={styles.tag} aria-label={spoken} onClick={() => onOpen(first)}>
          {content}
        </button>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is missing is read in the tooltip
        <span className={styles.tag} aria-label={spoken} role="img" tabIndex={0}>
          {content}
        </span>
      )}
    </Tooltip>
  );
}
