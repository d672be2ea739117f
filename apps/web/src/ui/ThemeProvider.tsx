import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/i18n.ts';
import { useMode } from './mode.ts';
import { palettes } from './palette.ts';
import { QuestionProvider } from './questions/QuestionProvider.tsx';
import { ToastProvider } from './ToastProvider.tsx';

/** Gives antd our colours, density and language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const mode = useMode();
  const colours = palettes[mode];
  return (
    <ConfigProvider
      locale={language === 'zh' ? zhCN : enUS}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      modal={{ styles: { header: { marginBottom: 12 }, footer: { marginTop: 16 } } }}
      theme={{
        algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
        hashed: false,
        token: {
          colorPrimary: colours.accent,
          colorInfo: colours.accent,
          colorInfoBg: colours.accentWash,
          colorLink: colours.accent,
          colorError: colours.danger,
          colorWarning: colours.amber,
          colorWarningBg: colours.amberWash,
          colorSuccess: colours.green,
          colorText: colours.ink,
          colorTextSecondary: colours.inkSoft,
          colorTextTertiary: colours.inkSoft,
          colorTextPlaceholder: colours.inkFaint,
          colorTextLightSolid: colours.onAccent,
          colorBgLayout: colours.paper,
          colorBgContainer: colours.sheet,
          colorBgElevated: colours.raised,
          colorBorder: colours.lineStrong,
          colorBorderSecondary: colours.line,
          colorFillAlter: colours.wash,
          borderRadius: 4,
          fontSize: 13,
          // Uses less space than antd's own compact algorithm and the same size of text.
          controlHeight: 28,
          sizeStep: 3,
          fontFamily: 'var(--font)',
          // Lists open at once, and none is left half open where the browser has missed the end of its movement. A page
          // that is hidden together with its dialog would lose what is still moving.
          motion: false,
        },
        components: {
          Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', paddingInlineSM: 6 },
          Tooltip: { colorBgSpotlight: palettes.dark.raised, colorTextLightSolid: palettes.dark.ink },
          Modal: { titleFontSize: 15 },
          Form: { itemMarginBottom: 14, verticalLabelPadding: '0 0 2px', labelColor: colours.inkSoft },
        },
      }}
    >
      <ToastProvider>
        <QuestionProvider>{children}</QuestionProvider>
      </ToastProvider>
    </ConfigProvider>
  );
}
