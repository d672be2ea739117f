import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { OpenDialog } from './useOrderDialogs.ts';
import { useOrderRights } from './useOrderRights.ts';

export function ScreenActions({ open }: { open: OpenDialog }) {
  const t = useT();
  const rights = useOrderRights();
  return (
    <>
      <Can endpoint={orders.analysisLabel}>
        <Button icon={<FilePdfOutlined />} onClick={() => open({ name: 'labels' })}>
          {t('orders.labels')}
        </Button>
      </Can>
      {rights.add && (
        <Button icon={<PlusOutlined />} onClick={() => open({ name: 'add' })}>
          {t('orders.add')}
        </Button>
      )}
      <Can endpoint={orders.orderImport}>
        <Button type="primary" icon={<FileExcelOutlined />} onClick={() => open({ name: 'import' })}>
          {t('orders.import')}
        </Button>
      </Can>
    </>
  );
}
