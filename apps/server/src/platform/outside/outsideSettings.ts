import { type SheinHosts, sheinHosts } from '@pressroom/marketplaces/shein';
import { type TemuOrderZone, temuSettings, type TemuZone } from '@pressroom/marketplaces/temu';
import { z } from 'zod';
import { sandboxApps } from './sandboxApps.ts';

const host = z
  .url({ protocol: /^https?$/, error: 'must start with https:// or http://' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
const credential = z.string().trim().min(1).max(500).optional();
const perSecond = z.coerce.number().positive().max(10_000).optional();

export const outsideVariables = {
  PROFILE: z.enum(['sandbox', 'production']).default('sandbox'),
  SANDBOX_URL: host,
  SHEIN_API_HOST: host,
  SHEIN_AUTH_HOST: host,
  SHEIN_APP_ID: credential,
  SHEIN_APP_SECRET: credential,
  TEMU_HOST_US: host,
  TEMU_HOST_EU: host,
  TEMU_HOST_GLOBAL: host,
  TEMU_HOST_PA: host,
  TEMU_HOST_CN: host,
  TEMU_APP_KEY: credential,
  TEMU_APP_SECRET: credential,
  TEMU_APP_KEY_US: credential,
  TEMU_APP_SECRET_US: credential,
  TEMU_APP_KEY_EU: credential,
  TEMU_APP_SECRET_EU: credential,
  TEMU_APP_KEY_GLOBAL: credential,
  TEMU_APP_SECRET_GLOBAL: credential,
  TEMU_PRODUCT_APP_KEY: credential,
  TEMU_PRODUCT_APP_SECRET: credential,
  SHEIN_CALLS_PER_SECOND: perSecond,
  TEMU_CALLS_PER_SECOND: perSecond,
};
const given = z.object(outsideVariables);
type Given = z.output<typeof given>;

/** Either half may be missing: a store may bring its own, and nobody needs those of a marketplace where no store is. */
export interface AppKeys {
  key?: string;
  secret?: string;
}

export type TemuAppName = TemuOrderZone | 'products';

interface OwnRate {
  /** Calls that the marketplace has allowed our application instead of what it allows everybody. */
  perSecond?: number;
}

/** Where the marketplaces are, and as whom we ask them. */
export interface OutsideSettings {
  profile: 'sandbox' | 'production';
  shein: AppKeys & { hosts: SheinHosts } & OwnRate;
  temu: { hosts: Record<TemuZone, string>; apps: Record<TemuAppName, AppKeys> } & OwnRate;
}

export function outsideSettings(values: Given): OutsideSettings {
  const sandbox = values.PROFILE === 'sandbox';
  const defaults = sandbox ? sandboxHosts(values.SANDBOX_URL ?? 'http://127.0.0.1:8790') : productionHosts;
  const app = (key: string | undefined, secret: string | undefined, known: AppKeys): AppKeys => ({
    // a key of one application with the secret of another fails at the marketplace without a clear reason
    ...(sandbox && key === undefined && secret === undefined ? known : { key, secret }),
  });
  const zoneApp = (zone: TemuOrderZone) => {
    const own = values[`TEMU_APP_KEY_${zone}`] !== undefined || values[`TEMU_APP_SECRET_${zone}`] !== undefined;
    const { appKey, appSecret } = sandboxApps.temu[zone];
    const known = { key: appKey, secret: appSecret };
    return own
      ? app(values[`TEMU_APP_KEY_${zone}`], values[`TEMU_APP_SECRET_${zone}`], known)
      : app(values.TEMU_APP_KEY, values.TEMU_APP_SECRET, known);
  };
  const { shein, temu } = sandboxApps;
  return {
    profile: values.PROFILE,
    shein: {
      ...app(values.SHEIN_APP_ID, values.SHEIN_APP_SECRET, { key: shein.appId, secret: shein.appSecret }),
      hosts: {
        api: values.SHEIN_API_HOST ?? defaults.shein.api,
        authorization: values.SHEIN_AUTH_HOST ?? defaults.shein.authorization,
      },
      ...(values.SHEIN_CALLS_PER_SECOND && { perSecond: values.SHEIN_CALLS_PER_SECOND }),
    },
    temu: {
      ...(values.TEMU_CALLS_PER_SECOND && { perSecond: values.TEMU_CALLS_PER_SECOND }),
      hosts: {
        US: values.TEMU_HOST_US ?? defaults.temu.US,
        EU: values.TEMU_HOST_EU ?? defaults.temu.EU,
        GLOBAL: values.TEMU_HOST_GLOBAL ?? defaults.temu.GLOBAL,
        PA: values.TEMU_HOST_PA ?? defaults.temu.PA,
        CN: values.TEMU_HOST_CN ?? defaults.temu.CN,
      },
      apps: {
        US: zoneApp('US'),
        EU: zoneApp('EU'),
        GLOBAL: zoneApp('GLOBAL'),
        products: app(values.TEMU_PRODUCT_APP_KEY, values.TEMU_PRODUCT_APP_SECRET, {
          key: temu.products.appKey,
          secret: temu.products.appSecret,
        }),
      },
    },
  };
}

interface Hosts {
  shein: SheinHosts;
  temu: Record<TemuZone, string>;
}

const productionHosts: Hosts = { shein: sheinHosts.production, temu: temuSettings.hosts };

function sandboxHosts(url: string): Hosts {
  const temu = (zone: string) => `${url}/temu/${zone}`;
  return {
    shein: { api: `${url}/shein`, authorization: `${url}/shein-auth` },
    temu: { US: temu('us'), EU: temu('eu'), GLOBAL: temu('global'), PA: temu('pa'), CN: temu('cn') },
  };
}
