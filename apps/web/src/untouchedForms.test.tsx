import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { categories } from '@pressroom/contract/categories/categories';
import { channels } from '@pressroom/contract/channels/channels';
import { classification } from '@pressroom/contract/classification/classification';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { products } from '@pressroom/contract/products/products';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { roles } from '@pressroom/contract/roles/roles';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { stores } from '@pressroom/contract/stores/stores';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChangePasswordDialog } from './features/account/ChangePasswordDialog.tsx';
import { sampleCarrierName } from './features/carrierNames/carrierNames.sample.ts';
import { CarrierDialog } from './features/carrierNames/CarrierDialog.tsx';
import { sampleCategory, sampleFile, sampleModel, sampleProductCode } from './features/categories/categories.sample.ts';
import { CategoryDialog } from './features/categories/form/CategoryDialog.tsx';
import { PrintPositionsDialog } from './features/categories/form/PrintPositionsDialog.tsx';
import { ModelDialog } from './features/categories/models/ModelDialog.tsx';
import { ProductCodeDialog } from './features/categories/productCodes/ProductCodeDialog.tsx';
import { sampleChannel, sampleDetails as sampleChannelDetails } from './features/channels/channels.sample.ts';
import { ChannelDialog } from './features/channels/ChannelDialog.tsx';
import { sampleDetail as sampleClassification } from './features/classification/classification.sample.ts';
import { TemplateForm } from './features/classification/dialog/TemplateForm.tsx';
import { DuplicateDialog as DuplicateClassification } from './features/classification/list/DuplicateDialog.tsx';
import { sampleCode } from './features/codes/codes.sample.ts';
import { CodeDialog } from './features/codes/CodeDialog.tsx';
import { samplePicture, sampleTree } from './features/library/library.sample.ts';
import { FolderDialog } from './features/library/folders/FolderDialog.tsx';
import { RenameDialog } from './features/library/tools/RenameDialog.tsx';
import { sampleOrder } from './features/orders/orders.sample.ts';
import { EditDialog } from './features/orders/entry/EditDialog.tsx';
import { ViewDialog } from './features/orders/views/ViewDialog.tsx';
import { sampleTemplate as samplePackaging } from './features/packaging/packaging.sample.ts';
import { PackagingDialog } from './features/packaging/PackagingDialog.tsx';
import { sampleTemplate as sampleProductTemplate } from './features/productTemplates/productTemplates.sample.ts';
import { TemplateDialog as ProductTemplateDialog } from './features/productTemplates/TemplateDialog.tsx';
import { sampleDetail as sampleProduct, sampleTemplate as sampleFiller } from './features/products/products.sample.ts';
import { CombinationDialog } from './features/products/combination/CombinationDialog.tsx';
import { SingleDialog } from './features/products/single/SingleDialog.tsx';
import { sampleListing, sampleListingDetail, samplePlan } from './features/publishing/publishing.sample.ts';
import { PriceDialog } from './features/publishing/acts/PriceDialog.tsx';
import { ScheduleDialog } from './features/publishing/acts/ScheduleDialog.tsx';
import { StockDialog } from './features/publishing/acts/StockDialog.tsx';
import { ListingForm } from './features/publishing/editor/ListingForm.tsx';
import { sampleTemplate as samplePublishTemplate } from './features/publishTemplates/publishTemplates.sample.ts';
import { TemplateDialog as PublishTemplateDialog } from './features/publishTemplates/TemplateDialog.tsx';
import { sampleDetails as sampleRole, sampleTree as sampleRights } from './features/roles/roles.sample.ts';
import { RoleForm } from './features/roles/RoleForm.tsx';
import { sampleMapping } from './features/skuMapping/skuMapping.sample.ts';
import { MappingDialog } from './features/skuMapping/form/MappingDialog.tsx';
import { sampleOffers, sampleStorePublishing } from './features/storePublishing/storePublishing.sample.ts';
import { SettingsDialog } from './features/storePublishing/SettingsDialog.tsx';
import { sampleShippingOffers, sampleStoreShipping } from './features/storeShipping/storeShipping.sample.ts';
import { ShippingDialog } from './features/storeShipping/ShippingDialog.tsx';
import { sampleStore } from './features/stores/stores.sample.ts';
import { StoreDialog } from './features/stores/StoreDialog.tsx';
import { SyncDialog } from './features/sync/dialog/SyncDialog.tsx';
import { sampleUser } from './features/users/users.sample.ts';
import { UserDialog } from './features/users/UserDialog.tsx';
import { fakeServer } from './testing/fakeServer.ts';
import { renderScreen } from './testing/renderScreen.tsx';

const server = fakeServer();
const nothing = () => ({ rows: [], total: 0 });

beforeEach(() => {
  localStorage.clear();
  for (const list of [stores.page, categories.page, packaging.page, classification.page, roles.listPage])
    server.on(list, nothing);
  server.on(categories.productCodePage, () => ({ rows: [sampleProductCode()], total: 1 }));
  server.on(categories.detail, () => sampleCategory());
  server.on(codes.findByType, ({ type }) => [sampleCode({ type })]);
  server.on(library.fileDetails, ({ id }) => sampleFile({ id, width: 300, height: 250 }));
  server.on(library.folderTree, sampleTree);
  server.on(channels.details, () => sampleChannelDetails());
  server.on(carrierNames.detail, () => sampleCarrierName());
  server.on(productTemplates.list, () => ({ rows: [sampleFiller()], total: 1 }));
  server.on(productTemplates.get, () => sampleProductTemplate());
  server.on(products.get, () => sampleProduct());
  server.on(storePublishing.get, () => sampleStorePublishing());
  server.on(storePublishing.offers, () => sampleOffers());
  server.on(storeShipping.get, () => sampleStoreShipping());
  server.on(storeShipping.offers, () => sampleShippingOffers());
});

const store = { id: '7', name: 'Fox' };
type Dialog = (onClose: () => void) => ReactNode;

const dialogs: Readonly<Record<string, Dialog>> = {
  'a password': (onClose) => <ChangePasswordDialog onClose={onClose} />,
  'a carrier name': (onClose) => <CarrierDialog id="41" onClose={onClose} />,
  'a category': (onClose) => <CategoryDialog category={sampleCategory()} onClose={onClose} />,
  'a new category': (onClose) => <CategoryDialog onClose={onClose} />,
  'print positions': (onClose) => <PrintPositionsDialog category={sampleCategory()} onClose={onClose} />,
  'a mockup': (onClose) => <ModelDialog category={sampleCategory()} model={sampleModel()} onClose={onClose} />,
  'a product code': (onClose) => <ProductCodeDialog product={sampleProductCode()} onClose={onClose} />,
  'a channel': (onClose) => <ChannelDialog channel={sampleChannel()} onClose={onClose} />,
  'a classification template': (onClose) => <TemplateForm template={sampleClassification()} onClose={onClose} />,
  'a copied classification template': (onClose) => (
    <DuplicateClassification template={sampleClassification()} onClose={onClose} />
  ),
  'a code': (onClose) => <CodeDialog type={1} entry={sampleCode()} onClose={onClose} />,
  'a folder': (onClose) => <FolderDialog folder={sampleTree().children[0]!} onClose={onClose} />,
  'a picture': (onClose) => <RenameDialog picture={samplePicture()} onClose={onClose} />,
  'an order': (onClose) => <EditDialog order={sampleOrder()} onClose={onClose} />,
  'a new order': (onClose) => <EditDialog onClose={onClose} />,
  'a view': (onClose) => <ViewDialog now={{ filters: {}, hiddenColumns: [] }} onClose={onClose} />,
  'a packaging template': (onClose) => <PackagingDialog template={samplePackaging()} onClose={onClose} />,
  'a product template': (onClose) => <ProductTemplateDialog id="1" onClose={onClose} />,
  'a new product template': (onClose) => <ProductTemplateDialog onClose={onClose} />,
  'a product': (onClose) => <SingleDialog id="1" onClose={onClose} />,
  'a new product': (onClose) => <SingleDialog onClose={onClose} />,
  'a new combination': (onClose) => <CombinationDialog onClose={onClose} />,
  'prices of a listing': (onClose) => <PriceDialog listings={[sampleListing()]} onClose={onClose} />,
  'the release of a plan': (onClose) => <ScheduleDialog plan={samplePlan()} onClose={onClose} />,
  'stock of a listing': (onClose) => <StockDialog listings={[sampleListing()]} onClose={onClose} />,
  'a listing': (onClose) => (
    <ListingForm listing={sampleListingDetail()} onDiscard={() => undefined} onClose={onClose} />
  ),
  'a publish template': (onClose) => <PublishTemplateDialog template={samplePublishTemplate()} onClose={onClose} />,
  'a role': (onClose) => <RoleForm role={sampleRole()} nodes={sampleRights()} onClose={onClose} />,
  'a mapping': (onClose) => <MappingDialog start={sampleMapping()} onClose={onClose} />,
  'a store’s publishing': (onClose) => <SettingsDialog store={store} onClose={onClose} />,
  'a store’s shipping': (onClose) => <ShippingDialog store={store} onClose={onClose} />,
  'a store': (onClose) => <StoreDialog store={sampleStore()} onClose={onClose} />,
  'a new store': (onClose) => <StoreDialog onClose={onClose} />,
  'a sync': (onClose) => <SyncDialog onClose={onClose} />,
  'a user': (onClose) => <UserDialog user={sampleUser()} onClose={onClose} />,
};

it.each(Object.entries(dialogs))('the form of %s closes by Escape while it is untouched', async (_name, show) => {
  const onClose = vi.fn();
  const { user, client } = renderScreen(show(onClose));
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  // whatever it fetches may still bring its values into shape
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByText('Discard your changes?')).toBeNull();
});
