import WarningOutlined from '@ant-design/icons/WarningOutlined';
import BorderInnerOutlined from '@ant-design/icons/BorderInnerOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import AppstoreAddOutlined from '@ant-design/icons/AppstoreAddOutlined';
import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined';
import CloudUploadOutlined from '@ant-design/icons/CloudUploadOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import SkinOutlined from '@ant-design/icons/SkinOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import TruckOutlined from '@ant-design/icons/TruckOutlined';
import type { ComponentType } from 'react';
import { mayOpenPage } from '../client/pageRights.ts';
import type { Session } from '../client/session.tsx';
import type { TextKey } from '../i18n/i18n.ts';
import type { pageTexts } from './pageTexts.ts';

export const groups = ['order', 'products', 'library', 'store', 'supplier', 'permission'] as const;

/** A page at an address, whether or not it needs a right. */
export interface ShownPage {
  path: string;
  titleKey: TextKey;
  icon: ComponentType;
  load: () => Promise<ComponentType>;
  /** False if the page loses its state when the user leaves it. */
  cached?: false;
}

export interface Page extends ShownPage {
  path: Exclude<keyof typeof pageTexts, '/dashboard'>;
  group: (typeof groups)[number];
  /** Is opened from another page: it has no entry of its own. */
  hidden?: true;
}

/** Every page of the product, in the order of the sidebar. */
export const pages: readonly Page[] = [
  {
    path: '/order/index',
    group: 'order',
    titleKey: 'orders.title',
    icon: ProfileOutlined,
    load: async () => (await import('../features/orders/OrdersScreen.tsx')).OrdersScreen,
  },
  {
    path: '/order/exceptions',
    group: 'order',
    titleKey: 'exceptions.title',
    icon: WarningOutlined,
    load: async () => (await import('../features/orders/ExceptionsScreen.tsx')).ExceptionsScreen,
  },
  {
    path: '/order/sync',
    group: 'order',
    titleKey: 'sync.title',
    icon: SyncOutlined,
    load: async () => (await import('../features/sync/SyncScreen.tsx')).SyncScreen,
  },
  {
    path: '/order/lastMileOrder',
    group: 'order',
    titleKey: 'lastMile.title',
    icon: SendOutlined,
    load: async () => (await import('../features/lastMile/BatchesScreen.tsx')).BatchesScreen,
  },
  {
    path: '/order/lastMileOrderDetail',
    group: 'order',
    titleKey: 'lastMile.batchTitle',
    icon: SendOutlined,
    load: async () => (await import('../features/lastMile/BatchScreen.tsx')).BatchScreen,
    hidden: true,
  },
  {
    path: '/order/production',
    group: 'order',
    titleKey: 'production.title',
    icon: LayoutOutlined,
    load: async () => (await import('../features/production/ProductionScreen.tsx')).ProductionScreen,
  },
  {
    path: '/order/gangSheets',
    group: 'order',
    titleKey: 'gangSheets.title',
    icon: BorderInnerOutlined,
    load: async () => (await import('../features/gangSheets/GangSheetsScreen.tsx')).GangSheetsScreen,
  },
  {
    path: '/order/print',
    group: 'order',
    titleKey: 'printing.title',
    icon: PrinterOutlined,
    load: async () => (await import('../features/printing/PrintScreen.tsx')).PrintScreen,
  },
  {
    path: '/order/handover',
    group: 'order',
    titleKey: 'handover.title',
    icon: TruckOutlined,
    load: async () => (await import('../features/handover/HandoverScreen.tsx')).HandoverScreen,
  },
  {
    path: '/order/labelCosts',
    group: 'order',
    titleKey: 'labelCosts.title',
    icon: TagsOutlined,
    load: async () => (await import('../features/labelCosts/LabelCostsScreen.tsx')).LabelCostsScreen,
  },
  {
    path: '/products/management',
    group: 'products',
    titleKey: 'products.title',
    icon: AppstoreOutlined,
    load: async () => (await import('../features/products/ProductsScreen.tsx')).ProductsScreen,
  },
  {
    path: '/products/multiAttribute',
    group: 'products',
    titleKey: 'productVariants.title',
    icon: AppstoreAddOutlined,
    load: async () => (await import('../features/productVariants/ProductVariantsScreen.tsx')).ProductVariantsScreen,
  },
  {
    path: '/products/publish',
    group: 'products',
    titleKey: 'publishing.title',
    icon: CloudUploadOutlined,
    load: async () => (await import('../features/publishing/PublishScreen.tsx')).PublishScreen,
  },
  {
    path: '/products/PublishTemplate',
    group: 'products',
    titleKey: 'publishTemplates.title',
    icon: SnippetsOutlined,
    load: async () => (await import('../features/publishTemplates/PublishTemplatesScreen.tsx')).PublishTemplatesScreen,
  },
  {
    path: '/products/stencil',
    group: 'products',
    titleKey: 'productTemplates.title',
    icon: LayoutOutlined,
    load: async () => (await import('../features/productTemplates/ProductTemplatesScreen.tsx')).ProductTemplatesScreen,
  },
  {
    path: '/products/outerPackagingTemplate',
    group: 'products',
    titleKey: 'packaging.title',
    icon: InboxOutlined,
    load: async () => (await import('../features/packaging/PackagingScreen.tsx')).PackagingScreen,
  },
  {
    path: '/products/classifyingTemplate',
    group: 'products',
    titleKey: 'classification.title',
    icon: TagsOutlined,
    load: async () => (await import('../features/classification/ClassificationScreen.tsx')).ClassificationScreen,
  },
  {
    path: '/products/information',
    group: 'products',
    titleKey: 'categories.title',
    icon: SkinOutlined,
    load: async () => (await import('../features/categories/CategoriesScreen.tsx')).CategoriesScreen,
  },
  {
    path: '/products/code',
    group: 'products',
    titleKey: 'codes.title',
    icon: BarcodeOutlined,
    load: async () => (await import('../features/codes/CodesScreen.tsx')).CodesScreen,
  },
  {
    path: '/products/skuMapping',
    group: 'products',
    titleKey: 'skuMapping.title',
    icon: LinkOutlined,
    load: async () => (await import('../features/skuMapping/SkuMappingScreen.tsx')).SkuMappingScreen,
  },
  {
    path: '/library/index',
    group: 'library',
    titleKey: 'library.title',
    icon: PictureOutlined,
    load: async () => (await import('../features/library/LibraryScreen.tsx')).LibraryScreen,
    cached: false,
  },
  {
    path: '/store/index',
    group: 'store',
    titleKey: 'stores.title',
    icon: ShopOutlined,
    load: async () => (await import('../features/stores/StoresScreen.tsx')).StoresScreen,
  },
  {
    path: '/supplier/index',
    group: 'supplier',
    titleKey: 'channels.title',
    icon: TruckOutlined,
    load: async () => (await import('../features/channels/ChannelsScreen.tsx')).ChannelsScreen,
    cached: false,
  },
  {
    path: '/permission/role',
    group: 'permission',
    titleKey: 'roles.title',
    icon: SafetyCertificateOutlined,
    load: async () => (await import('../features/roles/RolesScreen.tsx')).RolesScreen,
  },
  {
    path: '/permission/user',
    group: 'permission',
    titleKey: 'users.title',
    icon: TeamOutlined,
    load: async () => (await import('../features/users/UsersScreen.tsx')).UsersScreen,
  },
  {
    path: '/permission/audit',
    group: 'permission',
    titleKey: 'audit.title',
    icon: AuditOutlined,
    load: async () => (await import('../features/audit/AuditScreen.tsx')).AuditScreen,
  },
];

/** Those with an entry of their own. */
export const listedPages = pages.filter(({ hidden }) => !hidden);

/** Open to every signed-in user, first in the sidebar, and where most users start. */
export const home: ShownPage & { path: '/dashboard' } = {
  path: '/dashboard',
  titleKey: 'dashboard.title',
  icon: DashboardOutlined,
  load: async () => {
    const { DashboardScreen } = await import('../features/dashboard/DashboardScreen.tsx');
    return () => <DashboardScreen pages={listedPages} />;
  },
};

const station: Page['path'] = '/order/print';
/** What is done at a packing bench. */
const benchPages: readonly Page['path'][] = [station, '/order/handover'];

/** Where a user starts: at the station whose role opens the pages of a bench alone, else at the dashboard. */
export function startOf(session: Session): string {
  const open = listedPages.filter(({ path }) => mayOpen(session, path)).map(({ path }) => path);
  const packs = open.includes(station) && open.every((path) => benchPages.includes(path));
  return packs ? station : home.path;
}

export function pageAt(path: string): ShownPage | undefined {
  return [home, ...pages].find((page) => page.path === path);
}

/** Tells whether a user with this session may open the page at the address, if one exists. */
export function mayOpen(session: Session, path: string): boolean {
  const page = pages.find((candidate) => candidate.path === path);
  return path === home.path || (page !== undefined && mayOpenPage(session, page.path));
}
