/** The applications that a sandbox of the seed 1 knows: nothing there is worth anything. */
export const sandboxApps = {
  shein: { appId: 'SBX29294A12499879D848D5', appSecret: '23ABA13D4F8EA7326445605ECF1FEBC9' },
  temu: {
    US: { appKey: '062677f99920cb2b40d6e010272e2d24', appSecret: 'cec061ccb1bcf3396109e693379bf0e7c1e5061a' },
    EU: { appKey: '790bd4f65f54ad28b016b8afb260c8f0', appSecret: '3f6d257d124c2373e6941b032c71addb73020bae' },
    GLOBAL: { appKey: 'bdf742082f5b7396124d92e8ef16c0e8', appSecret: '5ae82f56383ba39538c66513174593bfe982c07c' },
    products: { appKey: '2b3c248d1d4d313378fae7b84889d077', appSecret: '9af5f559588385cc866205fe3b9e81cd732b4f36' },
  },
} as const;
