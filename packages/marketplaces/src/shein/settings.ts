import type { Rate } from '../shared/limiter.ts';
import type { FailureKind } from '../shared/MarketplaceFailure.ts';

export type SheinHosts = { api: string; authorization: string };

/** Test and production are separate systems with separate apps, stores and keys. */
export const sheinHosts = {
  production: { api: 'https://openapi.sheincorp.com', authorization: 'https://openapi-sem.sheincorp.com' },
  test: { api: 'https://openapi-test01.sheincorp.cn', authorization: 'https://openapi-sem-test01.dotfashion.cn' },
} satisfies Record<string, SheinHosts>;

const hour = 3_600_000;

export type SheinSettings = {
  cipherIv: string;
  /** The longest time that one question to the order list may cover. */
  listWindowMs: number;
  caps: {
    orderPage: number;
    orderDetails: number;
    waybills: number;
    attributeTemplates: number;
    linkedRuleGroups: number;
    customPermissionCategories: number;
    documentStates: number;
    searchedProducts: number;
    stockQuery: number;
    sellerSkus: number;
    prices: number;
    shelfRows: number;
    stockRows: number;
    managedStockRows: number;
  };
  unverified: Unverified;
};

/**
 * What public sources leave open, contradict each other about, or only one of them says. Nothing here was seen on the
 * real gateway: when it answers otherwise, this is the object to change.
 */
type Unverified = {
  /** Published per endpoint for a few calls only, mostly without saying for whom; the general rates are our caution. */
  rates: { app: Rate; store: Rate; endpoints: Record<string, Rate> };
  /** The list is said to end after so many orders of one window; fuller windows are halved. */
  windowRows: number;
  /** No list of the gateway's codes is public. */
  codes: Record<string, FailureKind>;
  /** Patterns for the message of failures whose code is unknown. */
  messages: { says: RegExp; kind: FailureKind }[];
  /** Two spellings of one field: the table of available-shipping-warehouse has the first, its sample the second. */
  availableWarehousesBy: 'orderNo' | 'orderNoList';
  /** The documentation: every row in the answer to a waybill upload has failed. One client's mock lists the good ones too. */
  waybillRowWithoutReason: 'refused' | 'done';
  /** The official SDKs name the app beside the store on the store's own calls; the signature does not cover it. */
  appIdOnStoreCalls: boolean;
  /**
   * Whether a store of this mode is paid a supply price (`cost_info`, update-cost) instead of setting prices for each site
   * (`price_info_list`, price/save). The documentation lists semi-managed stores under both.
   */
  paidBySupplyPrice: Record<'semi' | 'full', boolean>;
  /** The same colour of a product at the same site may not change its shelf sooner; one client says so. */
  shelfPauseMs: number;
  /** Codes of a row of `recycleInfoList` that mean that the product was deleted; not published. */
  recycledCodes: string[];
  /** How stock-query is told which stock is meant: by a number in the documentation, by `invType` in a newer client. */
  stockAskedBy: 'warehouseType' | 'invType';
  /** `package_type` by the type of our outer packaging; its numbers are known by what sellers' forms call them. */
  packageTypes: Record<number, number>;
  /** How far a webhook's time may be from ours, either way; known only for calls in the other direction. */
  webhookWindowMs: number;
  /** The numbers of the events' documentation pages, which some deliveries name instead; pages get new numbers when revised. */
  eventNumbers: Record<string, SheinEventName>;
  /** Other spellings seen for an event. */
  eventAliases: Record<string, SheinEventName>;
};

export const sheinEventNames = [
  'order_push_notice',
  'return_order_push_notice',
  'logistics_order_result_notice',
  'invoice_status_notice',
  'product_document_receive_status_notice',
  'product_document_audit_status_notice',
  'product_document_audit_status_notice_all_channels',
  'product_shelves_notice',
  'product_prices_abnormal_notice',
  'product_price_audit_status_notice',
  'product_quota_change_notice',
  'inventory_warning_notice',
  'out_of_stock_notice',
  'product_compliance_change_notice',
  'purchase_order_notice',
  'delivery_modify_notice',
  'authorization_change_notice',
  'product_delete_audit',
] as const;

export type SheinEventName = (typeof sheinEventNames)[number];

export const sheinSettings: SheinSettings = {
  cipherIv: 'space-station-de',
  listWindowMs: 48 * hour,
  caps: {
    orderPage: 30,
    orderDetails: 30,
    waybills: 100,
    attributeTemplates: 10,
    linkedRuleGroups: 10,
    customPermissionCategories: 200,
    documentStates: 10,
    searchedProducts: 10,
    stockQuery: 100,
    sellerSkus: 200,
    prices: 100,
    shelfRows: 100,
    stockRows: 100,
    managedStockRows: 200,
  },
  unverified: {
    rates: {
      app: { perSecond: 50, burst: 10 },
      store: { perSecond: 20, burst: 5 },
      // Where a published rate is higher than the store's general rate (order-list 100, order-detail 300), the general rate applies.
      endpoints: {
        '/open-api/return-order/list': { perSecond: 5, burst: 1 },
        '/open-api/return-order/details': { perSecond: 5, burst: 1 },
      },
    },
    windowRows: 10_000,
    codes: {},
    messages: [
      {
        says: /签名(?:错误|无效|不正确|校验失败|验证失败)|invalid signature|signature (?:is )?(?:invalid|error)/i,
        kind: 'auth',
      },
      { says: /请求(?:过于|太)频繁|限流|too many requests|rate limit/i, kind: 'throttled' },
    ],
    availableWarehousesBy: 'orderNo',
    waybillRowWithoutReason: 'refused',
    appIdOnStoreCalls: true,
    paidBySupplyPrice: { semi: false, full: true },
    shelfPauseMs: hour / 3,
    recycledCodes: ['1'],
    stockAskedBy: 'warehouseType',
    packageTypes: { 0: 3, 1: 2, 2: 1 },
    webhookWindowMs: 300_000,
    eventNumbers: {
      '3001442': 'order_push_notice',
      '3000914': 'return_order_push_notice',
      '3001461': 'logistics_order_result_notice',
      '3001082': 'invoice_status_notice',
      '3000910': 'product_document_receive_status_notice',
      '3001450': 'product_document_audit_status_notice',
      '3001449': 'product_document_audit_status_notice_all_channels',
      '3000848': 'product_shelves_notice',
      '3000804': 'product_prices_abnormal_notice',
      '3000912': 'product_price_audit_status_notice',
      '3001061': 'product_quota_change_notice',
      '3001068': 'inventory_warning_notice',
      '3001048': 'out_of_stock_notice',
      '3001104': 'product_compliance_change_notice',
      '3001435': 'purchase_order_notice',
      '3001441': 'delivery_modify_notice',
      '3001503': 'authorization_change_notice',
      '3001903': 'product_delete_audit',
    },
    eventAliases: { 'order-change': 'order_push_notice' },
  },
};

/** One application on SHEIN's open platform, of one type, for one of its two systems. */
export type SheinApp = { appId: string; appSecret: string; hosts: SheinHosts; settings?: SheinSettings };
