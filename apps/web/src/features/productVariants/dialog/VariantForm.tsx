import type { ProductDetail } from '@pressroom/contract/products/product';
import { Alert, Button, Form } from 'antd';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { showTime } from '../../../i18n/showTime.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ConflictDialog } from '../../../kit/ConflictDialog.tsx';
import { HoldContext, useHolds } from '../../../kit/heldSave.ts';
import { useStoredDraft } from '../../../kit/useStoredDraft.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { useLeaveQuestion } from '../../../kit/useLeaveQuestion.ts';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { useOutdatedPictures } from '../../effectPictures/effectPictures.public.tsx';
import { focusCell } from '../grid/focusCell.ts';
import styles from './dialog.module.css';
import { draftOf, draftShape, withDraft } from './draft.ts';
import { bareColors, lacksCode, newEditor } from './editor.ts';
import { HeadFields } from './HeadFields.tsx';
import { newStore, useStored } from './store.ts';
import { useColorEffects } from './useColorEffects.ts';
import { useGenerate } from './useGenerate.ts';
import { useSubmit } from './useSubmit.tsx';
import { type HeadValues, headOf, nameOfAddition, nameOfHead, printsOf } from './variantHead.ts';
import { VariantCompleteness } from './VariantCompleteness.tsx';
import { VariantTabs } from './VariantTabs.tsx';

interface Props {
  product?: ProductDetail;
  onClose: () => void;
}

export function VariantForm({ product, onClose }: Props) {
  const t = useT();
  const askToLeave = useLeaveQuestion();
  const id = useId();
  const narrow = useNarrow(600);
  const holds = useHolds();
  const [form] = Form.useForm<HeadValues>();
  const [store] = useState(() => newStore(newEditor(product)));
  const draft = useStoredDraft(`variants:${product?.id ?? 'new'}`, draftShape);
  const [offersDraft, setOffersDraft] = useState(draft.found !== undefined);
  const headNow = () => form.getFieldsValue(true) as HeadValues;
  const head = (Form.useWatch([], form) as HeadValues | undefined) ?? {};
  const generated = useStored(store, (editor) => editor.generated);
  const [adding, setAdding] = useState(false);
  const effects = useColorEffects(store);
  const offerNewPictures = useOutdatedPictures();
  const submit = useSubmit({ store, form, product, onDone: saved });
  const { loaded } = submit;
  const isChanged = loaded
    ? adding && nameOfAddition(headNow()) !== (generated?.from ?? nameOfAddition(headOf(loaded)))
    : generated !== undefined && generated.from !== nameOfHead(headNow());
  const generating = useGenerate(store, {
    productId: product?.id,
    onTold: submit.tell,
    onLinked: submit.takeCodes,
  });
  const missing = useStored(store, ({ history }) => history.present.filter(lacksCode).length);
  const prints = printsOf(head);

  const { keep } = draft;
  useEffect(() => {
    const keepNow = () =>
      store.get().touched && keep(() => draftOf(store.get(), form.getFieldsValue(true) as HeadValues));
    return store.subscribe(keepNow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` does the same in every render
  }, [store, form]);

  function close() {
    draft.drop();
    onClose();
  }
  function saved() {
    close();
    const isReprinted = product && printsOf(headOf(product)).join() !== printsOf(headNow()).join();
    if (isReprinted) void offerNewPictures({ productId: product.id });
  }
  async function leave() {
    if (submit.pending) return;
    const lost = store.get().touched || form.isFieldsTouched() || holds.held();
    if (!lost || (await askToLeave())) close();
  }
  function restore() {
    if (!draft.found) return;
    const { value } = draft.found;
    form.setFieldsValue(value.head);
    store.set((editor) => withDraft(editor, value));
    setAdding(product !== undefined && value.rows.some(({ saved }) => !saved));
    setOffersDraft(false);
  }
  async function generate() {
    if (!(await generating.generate(headNow()))) return;
    await effects.make(printsOf(headNow()), product && bareColors(store.get()));
  }
  function save() {
    if (!holds.refuses()) void submit.submit({ isChanged });
  }
  function saveOnCtrlEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  }

  return (
    <Dialog
      title={t(product ? 'productVariants.edit' : 'productVariants.add')}
      width={narrow ? '100%' : '94%'}
      className={styles.dialog}
      style={{ top: narrow ? 0 : 20 }}
      mask={{ closable: false }}
      // who edits a product comes for its SKUs; on a phone the keyboard would cover half of them
      afterOpenChange={(open) => open && product && !narrow && focusCell()}
      onCancel={() => void leave()}
      footer={
        <>
          <VariantCompleteness store={store} form={form} head={head} product={loaded} />
          {product && <HistoryButton object="products" id={product.id} />}
          <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={submit.pending}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form} onKeyDown={saveOnCtrlEnter}>
        {offersDraft && draft.found && (
          <Alert
            type="info"
            showIcon
            className={styles.told}
            title={t('productVariants.draftFound', { when: showTime(draft.found.at) })}
            action={
              <>
                <Button size="small" type="primary" onClick={restore}>
                  {t('productVariants.restore')}
                </Button>{' '}
                <Button
                  size="small"
                  onClick={() => {
                    draft.drop();
                    setOffersDraft(false);
                  }}
                >
                  {t('kit.leave')}
                </Button>
              </>
            }
          />
        )}
        {draft.full && <Alert type="warning" showIcon className={styles.told} title={t('productVariants.draftFull')} />}
        {holds.told && <Alert type="warning" showIcon className={styles.told} title={holds.told} />}
        {submit.complaint && (
          <Alert
            type="error"
            showIcon
            className={styles.told}
            title={submit.complaint}
            action={submit.conflictOpener}
          />
        )}
        <HoldContext value={holds.hold}>
          <Form
            id={id}
            form={form}
            layout="vertical"
            initialValues={product && headOf(product)}
            disabled={submit.pending}
            onFinish={save}
            onValuesChange={() => store.set((editor) => ({ ...editor, touched: true }))}
          >
            <HeadFields product={loaded} adding={adding} />
          </Form>
          <div className={styles.generate}>
            {loaded && !adding && (
              <Button
                disabled={nameOfHead(headNow()) !== nameOfHead(headOf(loaded))}
                title={t('productVariants.addVariantsDetail')}
                onClick={() => setAdding(true)}
              >
                {t('productVariants.addVariants')}
              </Button>
            )}
            {(!product || adding) && (
              <Button
                type={generated && !isChanged ? 'default' : 'primary'}
                ghost={isChanged}
                loading={generating.generating}
                onClick={() => void generate()}
              >
                {t(generated ? 'productVariants.generateAgain' : 'productVariants.generate')}
              </Button>
            )}
            {isChanged && <Alert type="warning" showIcon title={t('productVariants.changed')} />}
            {missing > 0 && (
              <Button
                loading={generating.adding}
                disabled={isChanged}
                onClick={() => void generating.addMissing(headNow())}
              >
                {t('productVariants.addCodes', { count: missing })}
              </Button>
            )}
          </div>
          <VariantTabs store={store} effects={effects} prints={prints} asksForPictures={submit.asksForPictures} />
        </HoldContext>
      </div>
      {submit.conflict && <ConflictDialog {...submit.conflict} />}
    </Dialog>
  );
}
