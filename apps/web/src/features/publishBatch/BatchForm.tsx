import { Alert, Button } from 'antd';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { useLeaveQuestion } from '../../kit/useLeaveQuestion.ts';
import { useStoredDraft } from '../../kit/useStoredDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PublishTemplateDialog } from '../publishTemplates/publishTemplates.public.tsx';
import { HeadFields } from './HeadFields.tsx';
import { LinksPart } from './LinksPart.tsx';
import styles from './publishBatch.module.css';
import { useGenerate } from './useGenerate.ts';
import { useSubmit } from './useSubmit.tsx';
import { type ChosenProduct, kept, keptWork, productsOf, restored, type Work, withProducts } from './work.ts';

const dialogWidth = 'min(1500px, 96vw)';

interface Props {
  planId: string | undefined;
  begin: Work;
  products: readonly ChosenProduct[];
  /** Keys of the plan's links that were sent already. */
  sent: ReadonlySet<string>;
  /** Shows the form anew. */
  onAgain: () => void;
  onClose: () => void;
}

/** A plan: stores, products, and a link of each product in each store. */
export function BatchForm({ planId, begin, products, sent, onAgain, onClose }: Props) {
  const t = useT();
  const askToLeave = useLeaveQuestion();
  const draft = useStoredDraft(`publishBatch.${planId ?? 'new'}`, keptWork);
  const [first] = useState(() => withProducts(draft.found ? restored(draft.found.value) : begin, products));
  const [work, setWork] = useState(first);
  const [savesTemplate, setSavesTemplate] = useState(false);
  const keep = useEffectEvent(() => work !== first && draft.keep(() => kept(work)));
  useEffect(() => void keep(), [work]);
  const generate = useGenerate({ work, setWork, sent });
  const submit = useSubmit({
    planId,
    work,
    sent,
    onDone: () => {
      draft.drop();
      onClose();
    },
  });

  function startAgain() {
    draft.drop();
    onAgain();
  }
  async function leave() {
    if (submit.pending) return;
    const lost = work !== first || draft.found !== undefined;
    if (lost && !(await askToLeave())) return;
    draft.drop();
    onClose();
  }
  const template = {
    storeIds: [...work.storeIds],
    saleType: [...work.saleTypes],
    titleKeyword: [...work.keywords],
    productDescription: work.description ?? '',
  };
  return (
    <Dialog
      centered
      title={t(planId === undefined ? 'publishBatch.title' : 'publishBatch.edit')}
      width={dialogWidth}
      className={styles.dialog}
      mask={{ closable: false }}
      onCancel={() => void leave()}
      footer={
        <div className={styles.foot}>
          <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
          <Can endpoint={publishTemplates.add}>
            <Button onClick={() => setSavesTemplate(true)}>{t('publishBatch.saveTemplate')}</Button>
          </Can>
          <Button loading={submit.pending} onClick={() => void submit.send({ release: false })}>
            {t('publishBatch.confirm')}
          </Button>
          <Button type="primary" disabled={submit.pending} onClick={() => void submit.send({ release: true })}>
            {t('publishBatch.release')}
          </Button>
        </div>
      }
    >
      {draft.found && (
        <Alert
          type="info"
          showIcon
          className={styles.told}
          title={t('kit.draftRestored', { when: showTime(draft.found.at) })}
          action={
            <Button size="small" onClick={startAgain}>
              {t('kit.draftDrop')}
            </Button>
          }
        />
      )}
      {draft.full && <Alert type="warning" showIcon className={styles.told} title={t('kit.draftFull')} />}
      {submit.complaint && (
        <Alert
          type="error"
          showIcon
          className={styles.told}
          title={submit.complaint}
          action={
            submit.isStale && (
              <Button size="small" onClick={startAgain}>
                {t('kit.reload')}
              </Button>
            )
          }
        />
      )}
      <div className={styles.parts}>
        <HeadFields work={work} setWork={setWork} problems={submit.problems} />
        <LinksPart
          work={work}
          setWork={setWork}
          sent={sent}
          generate={generate}
          productCount={productsOf(work).length}
          refused={submit.refused}
        />
      </div>
      <Suspense>
        {savesTemplate && <PublishTemplateDialog initial={template} onClose={() => setSavesTemplate(false)} />}
      </Suspense>
    </Dialog>
  );
}
