import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import type { DefinitionAge } from '@pressroom/contract/platformCategories/platformCategories';
import { Button } from 'antd';
import { useState } from 'react';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { agoText } from './agoText.ts';
import styles from './DefinitionAgeNote.module.css';

interface Props {
  age: DefinitionAge;
  /** Asks the marketplace again. Absent: the reader may not. */
  onRefresh?: () => Promise<unknown>;
}

/** How old the marketplace's definition is, and why it could not be asked for again. */
export function DefinitionAgeNote({ age: { askedAt, isStale, problem }, onRefresh }: Props) {
  const t = useT();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  async function refresh() {
    setAsking(true);
    try {
      await onRefresh?.();
    } finally {
      setAsking(false);
    }
  }
  return (
    <p className={styles.note} data-stale={isStale || problem !== null}>
      <span title={showTime(askedAt)}>
        {t('definitionAge.asked', { ago: agoText(askedAt, new Date(), language) })}
        {isStale && ` · ${t('definitionAge.stale')}`}
        {problem !== null && ` · ${problem}`}
      </span>
      {onRefresh && (
        <Button type="link" size="small" icon={<ReloadOutlined />} loading={asking} onClick={() => void refresh()}>
          {t('definitionAge.refresh')}
        </Button>
      )}
    </p>
  );
}
