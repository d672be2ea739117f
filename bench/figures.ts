import type { Figure } from './figure.ts';
import { attributeForm } from './figures/attributeForm.ts';
import { benchCheck } from './figures/benchCheck.ts';
import { bulkApproval } from './figures/bulkApproval.ts';
import { catalogueLists } from './figures/catalogueLists.ts';
import { dashboard } from './figures/dashboard.ts';
import { deepPages } from './figures/deepPages.ts';
import { drawings } from './figures/drawings.ts';
import { farPages } from './figures/farPages.ts';
import { firstRow } from './figures/firstRow.ts';
import { gangSheets } from './figures/gangSheets.ts';
import { effectPictures } from './figures/effectPictures.ts';
import { importBesideSync } from './figures/importBesideSync.ts';
import { labelBuying } from './figures/labelBuying.ts';
import { labels } from './figures/labels.ts';
import { libraryLists } from './figures/libraryLists.ts';
import { libraryMemory } from './figures/libraryMemory.ts';
import { libraryScroll } from './figures/libraryScroll.ts';
import { libraryUploads } from './figures/libraryUploads.ts';
import { listingLists } from './figures/listingLists.ts';
import { mappingLists } from './figures/mappingLists.ts';
import { orderExport } from './figures/orderExport.ts';
import { orderImport } from './figures/orderImport.ts';
import { filteredTabs, mixedLoad, orderLists } from './figures/orderLists.ts';
import { orderNumbers } from './figures/orderNumbers.ts';
import { orderParts, partsMoved } from './figures/orderParts.ts';
import { monthLists } from './figures/monthLists.ts';
import { ordersGrowth } from './figures/ordersGrowth.ts';
import { ordersPage } from './figures/ordersPage.ts';
import { ordersVolume } from './figures/ordersVolume.ts';
import { preflightStored } from './figures/preflightStored.ts';
import { productLists } from './figures/productLists.ts';
import { productSheets } from './figures/productSheets.ts';
import { releaseSpeed } from './figures/releaseSpeed.ts';
import { screenSize } from './figures/screenSize.ts';
import { signInFlood } from './figures/signInFlood.ts';
import { signOuts } from './figures/signOuts.ts';
import { starts } from './figures/starts.ts';
import { syncSpeed } from './figures/syncSpeed.ts';
import { tabCounts } from './figures/tabCounts.ts';
import { variants } from './figures/variants.ts';

export const figures: readonly Figure[] = [
  ordersPage,
  ordersGrowth,
  ordersVolume,
  orderParts,
  partsMoved,
  monthLists,
  tabCounts,
  filteredTabs,
  orderLists,
  mixedLoad,
  deepPages,
  farPages,
  orderNumbers,
  orderExport,
  bulkApproval,
  dashboard,
  catalogueLists,
  mappingLists,
  productLists,
  listingLists,
  variants,
  productSheets,
  drawings,
  gangSheets,
  effectPictures,
  labels,
  libraryLists,
  libraryUploads,
  libraryMemory,
  libraryScroll,
  orderImport,
  benchCheck,
  signInFlood,
  signOuts,
  preflightStored,
  labelBuying,
  syncSpeed,
  importBesideSync,
  releaseSpeed,
  attributeForm,
  starts,
  screenSize,
  firstRow,
];
