import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { type LabelInvoice, labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

const InvoiceDialog = lazyPart(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);
const UploadDialog = lazyPart(async () => (await import('./UploadDialog.tsx')).UploadDialog);

/** Invoices of providers beside our records, newest first. */
export function InvoicesView() {
  const t = useT();
  // the address says which part of the page is shown, and nothing of this list
  const list = useResourceList(labelInvoices.page, { storage: 'memory' });
  const [uploading, setUploading] = useState(false);
  const [opened, setOpened] = useState<LabelInvoice>();
  const columns = useInvoiceColumns({ onOpen: setOpened });
  const upload = (
    <Can endpoint={labelInvoices.import}>
      <Button type="primary" icon={<UploadOutlined />} onClick={() => setUploading(true)}>
        {t('labelInvoices.upload')}
      </Button>
    </Can>
  );
  return (
    <>
      <ResourceTable list={list} columns={columns} empty={t('labelInvoices.none')} start={upload} tools={upload} />
      <Suspense>
        {uploading && (
          <UploadDialog
            onClose={(invoice) => {
              setUploading(false);
              if (invoice) setOpened(invoice);
            }}
          />
        )}
        {opened && <InvoiceDialog invoice={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
