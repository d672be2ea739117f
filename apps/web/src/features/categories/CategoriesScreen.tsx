import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codeType } from '@pressroom/contract/codes/codes';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CodeSelect } from '../codes/codes.public.tsx';
import { CategoryDialogs } from './CategoryDialogs.tsx';
import type { Shown } from './shown.ts';
import { ProductCodes } from './productCodes/ProductCodes.tsx';
import { ShortageNotice } from './stock/ShortageNotice.tsx';
import { StockNotice } from './stock/StockNotice.tsx';
import { useCategoryColumns } from './list/useCategoryColumns.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const searchedIn = ['code', 'sizeCode'];
const withCodes = { fixed: { withProductCodes: 'true' } } as const;

export function CategoriesScreen() {
  const t = useT();
  const [address] = useSearchParams();
  // what was searched for stands in the product codes, so that all of them are opened
  const opens = searchedIn.some((name) => address.get(name));
  const list = useResourceList(categories.page, opens ? withCodes : undefined);
  const [shown, show] = useState<Shown>();
  const columns = useCategoryColumns({ show });
  const { filters: searched } = list;
  const addButton = (
    <Can endpoint={categories.create}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => show({ dialog: 'category' })}>
        {t('categories.add')}
      </Button>
    </Can>
  );
  return (
    <Screen
      title={t('categories.title')}
      actions={
        <>
          <Can endpoint={categories.importProductCodes}>
            <Button onClick={() => show({ dialog: 'import' })}>{t('categories.import')}</Button>
          </Can>
          <Can endpoint={stock.stocktake}>
            <Button onClick={() => show({ dialog: 'stocktake' })}>{t('categories.stocktake')}</Button>
          </Can>
          <Can endpoint={categories.createProductCode}>
            <Button onClick={() => show({ dialog: 'codes' })}>{t('categories.addCodes')}</Button>
            <Button onClick={() => show({ dialog: 'productCode' })}>{t('categories.addProductCode')}</Button>
          </Can>
          {addButton}
        </>
      }
    >
      <StockNotice />
      <ShortageNotice />
      <SearchForm list={list}>
        <SearchItem label={t('categories.code')} name="code" width={150}>
          <ClearableInput {...list.field('code')} maxLength={70} />
        </SearchItem>
        <SearchItem label={t('categories.style')} name="styleCode" width={150}>
          <CodeSelect {...list.field('styleCode')} type={codeType.style} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('categories.color')} name="colorCode" width={150}>
          <CodeSelect {...list.field('colorCode')} type={codeType.colour} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('categories.size')} name="sizeCode" width={130}>
          <CodeSelect {...list.field('sizeCode')} type={codeType.size} allowClear placeholder={t('ui.all')} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('categories.none')}
        start={addButton}
        expand={(category) => <ProductCodes category={category} searched={searched} show={show} />}
        open={opens}
      />
      <CategoryDialogs shown={shown} show={show} filters={list.filters} onClose={() => show(undefined)} />
    </Screen>
  );
}
