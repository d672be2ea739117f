import type { Endpoint } from '@pressroom/contract/endpoint';
import { Button } from 'antd';
import { download, downloadMade } from '../../client/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { useFailureToast } from '../useFailureToast.ts';
import styles from './SheetImport.module.css';
import type { Step } from './useCheckedImport.ts';

interface Asked {
  endpoint: Endpoint;
  input?: unknown;
}

interface Props {
  step: Step<Endpoint>;
  corrected: Asked;
  template: Asked;
  /** Imports what was checked; absent where there is nothing to import. */
  go: { label: string; disabled: boolean; onGo: () => void } | undefined;
  onAgain: () => void;
  onClose: () => void;
}

/** The buttons of an import: what can be done next stands last. */
export function SheetImportFoot({ step, corrected, template, go, onAgain, onClose }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const isBusy = step.name === 'sending';
  const bad = badSheetOf(step);
  return (
    <div className={styles.acts}>
      <Button type="link" onClick={() => void download(template.endpoint, inputOf(template)).catch(showFailure)}>
        {t('kit.importTemplate')}
      </Button>
      {bad && (
        <Button onClick={() => void downloadMade(corrected.endpoint, inputOf(corrected), [bad]).catch(showFailure)}>
          {t('sheetImport.corrected')}
        </Button>
      )}
      {step.name !== 'choose' && !isBusy && (
        <Button onClick={onAgain}>{t(step.name === 'done' ? 'kit.importAnother' : 'kit.chooseAgain')}</Button>
      )}
      {go ? (
        <Button type="primary" disabled={go.disabled} onClick={go.onGo}>
          {go.label}
        </Button>
      ) : (
        <Button type={step.name === 'done' ? 'primary' : 'default'} disabled={isBusy} onClick={onClose}>
          {t('ui.close')}
        </Button>
      )}
    </div>
  );
}

const inputOf = ({ input = {} }: Asked) => input;

/** The sheet that can be handed back with what is wrong with it. */
function badSheetOf(step: Step<Endpoint>): File | undefined {
  if (step.name === 'checked') return step.check.refused.total > 0 ? step.file : undefined;
  if (step.name === 'done') return step.refused > 0 ? step.file : undefined;
  return step.name === 'failed' && step.rows.length > 0 ? step.file : undefined;
}
