import type { CallInput } from '@pressroom/contract/endpoint';
import { productType } from '@pressroom/contract/products/product';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { useState } from 'react';
import { download } from '../../client/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { useFailureToast } from '../../kit/useFailureToast.ts';
import { ActMenu } from '../../ui/ActMenu.tsx';

type Search = NonNullable<CallInput<typeof productSheets.export>['search']>;

interface Props {
  /** The products that are selected; none: all that the search finds. */
  ids: readonly string[];
  search: Search;
}

/** Exports products in the shape of the import. Each kind has a sheet of its own. */
export function ExportProducts({ ids, search }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const kinds = [
    { code: importCode.single, kind: productType.single, label: t('productSheets.export.4') },
    { code: importCode.combination, kind: productType.combination, label: t('productSheets.export.5') },
  ] as const;

  async function save(code: (typeof kinds)[number]['code']) {
    setBusy(true);
    const chosen = ids.length > 0 ? { ids: [...ids] } : {};
    await download(productSheets.export, { importCode: code, search, ...chosen }).catch(showFailure);
    setBusy(false);
  }
  const label = ids.length > 0 ? t('productSheets.exportChosen', { count: ids.length }) : t('productSheets.export');
  return (
    <ActMenu
      label={label}
      icon={<DownloadOutlined />}
      busy={busy}
      acts={kinds
        .filter(({ kind }) => !search.productType || Number(search.productType) === kind)
        .map((one) => ({ label: one.label, run: () => save(one.code) }))}
    />
  );
}
