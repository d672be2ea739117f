type Names = readonly (readonly [sign: RegExp, name: string])[];

/** The first that fits: many browsers name the ones they descend from, too. */
const browsers: Names = [
  [/MicroMessenger\//, 'WeChat'],
  [/QQBrowser\//, 'QQ Browser'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

interface Device {
  browser?: string;
  system?: string;
}

/** What a browser's name for itself says to people; what it does not say is absent. */
export function browserOf(userAgent: string): Device {
  const first = (names: Names) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: first(browsers), system: first(systems) };
}
