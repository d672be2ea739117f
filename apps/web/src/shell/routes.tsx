import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { PermissionKey } from '@pressroom/contract/permissions';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/texts.ts';

export const groups = ['order', 'products', 'library', 'store'] as const;

export interface Page {
  /** Its address is its permission key. */
  path: PermissionKey & `/${string}`;
  group: (typeof groups)[number];
  titleKey: TextKey;
  icon: ComponentType;
  load: () => Promise<ComponentType>;
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
    path: '/store/index',
    group: 'store',
    titleKey: 'stores.title',
    icon: ShopOutlined,
    load: async () => (await import('../features/stores/StoresScreen.tsx')).StoresScreen,
  },
];
