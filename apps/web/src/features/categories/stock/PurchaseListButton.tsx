import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { stock } from '@pressroom/contract/categories/stock';
import { Button, type ButtonProps } from 'antd';
import { download } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';

/** The blanks that are missing, as a sheet to buy from. */
export function PurchaseListButton(look: Pick<ButtonProps, 'type' | 'size' | 'className'>) {
  const t = useT();
  const showFailure = useFailureToast();
  return (
    <Can endpoint={stock.purchaseList}>
      <Button
        {...look}
        icon={<DownloadOutlined />}
        onClick={() => void download(stock.purchaseList, {}).catch(showFailure)}
      >
        {t('categories.purchaseList')}
      </Button>
    </Can>
  );
}
