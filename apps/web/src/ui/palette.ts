/** Ink on paper, petrol for what can be acted on, vermilion for what must be looked at. */
export interface Palette {
  paper: string;
  sheet: string;
  raised: string;
  ink: string;
  inkSoft: string;
  inkFaint: string;
  line: string;
  lineStrong: string;
  wash: string;
  /** Behind pictures: dark garments and light prints stand out from it. */
  plate: string;
  accent: string;
  accentWash: string;
  onAccent: string;
  danger: string;
  dangerWash: string;
  amber: string;
  amberWash: string;
  violet: string;
  violetWash: string;
  blue: string;
  blueWash: string;
  green: string;
  greenWash: string;
}

export type Mode = 'light' | 'dark';

export const palettes: Readonly<Record<Mode, Palette>> = {
  light: {
    paper: '#f4f2ed',
    sheet: '#fffefb',
    raised: '#ffffff',
    ink: '#1d2422',
    inkSoft: '#5a625f',
    inkFaint: '#6d7471',
    line: '#e5e1d8',
    lineStrong: '#cdc8bc',
    wash: '#f0ede5',
    plate: '#f0ede5',
    accent: '#0f5a61',
    accentWash: '#e1eceb',
    onAccent: '#ffffff',
    danger: '#c2371f',
    dangerWash: '#fbe9e4',
    amber: '#8a5a00',
    amberWash: '#faf0d7',
    violet: '#6244a3',
    violetWash: '#efeafa',
    blue: '#1f5fa8',
    blueWash: '#e5eefa',
    green: '#2b6b3a',
    greenWash: '#e4f1e4',
  },
  dark: {
    paper: '#131716',
    sheet: '#1b201f',
    raised: '#232928',
    ink: '#e7e5df',
    inkSoft: '#a5aca8',
    inkFaint: '#8b938f',
    line: '#2e3533',
    lineStrong: '#444d4a',
    wash: '#222827',
    plate: '#c6c3ba',
    accent: '#55b3b5',
    accentWash: '#1d3536',
    onAccent: '#0c1a1b',
    danger: '#f5917d',
    dangerWash: '#3d211c',
    amber: '#e0b45a',
    amberWash: '#372c14',
    violet: '#b9a2ee',
    violetWash: '#2c2540',
    blue: '#84b4ee',
    blueWash: '#1c2b40',
    green: '#86c793',
    greenWash: '#1b3221',
  },
};
