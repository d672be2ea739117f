import { benchCheck, type CommandBars } from '@pressroom/contract/printing/check';
import { type BenchCommand, benchCommands, reasonCommands } from '@pressroom/contract/printing/commands';
import { type ReprintReason, reprintReasons } from '@pressroom/contract/printing/printing';
import { Button } from 'antd';
import { useRef } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { printPage } from '../printers/printPage.ts';
import { checkTexts } from './check.texts.ts';
import { sheetStyle } from './sheetStyle.ts';

const commands: readonly BenchCommand[] = ['next', 'reprint', 'slotFull', 'abort'];

/** The bar codes that a packer scans instead of touching a key: one A4 page in both languages. */
export function CommandSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const { data, error } = useRead(benchCheck.commands, {});
  return (
    <Dialog
      title={t('check.sheet')}
      width={760}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            disabled={!data}
            onClick={() => sheet.current && printPage(sheet.current, `@page{size:A4;margin:15mm}${sheetStyle}`)}
          >
            {t('check.sheetPrint')}
          </Button>
        </>
      }
    >
      {error ? <ErrorState detail={failureText(error, t)} /> : !data && <Loading />}
      {data && (
        <div ref={sheet} className="command-sheet">
          <style>{sheetStyle}</style>
          <ul>
            {commands.map((name) => (
              <Command key={name} name={`command.${name}`} text={benchCommands[name]} bars={data} />
            ))}
          </ul>
          <h2>{both('sheetReasons')}</h2>
          <ul>
            {reprintReasons.map((name) => (
              <Command key={name} name={`reason.${name}`} text={reasonCommands[name]} bars={data} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

type Named = `command.${BenchCommand}` | `reason.${ReprintReason}` | 'sheetReasons';

/** The sheet hangs where people of both languages work. */
function both(name: Named): string {
  const [chinese, english] = checkTexts[`check.${name}`];
  return `${chinese} · ${english}`;
}

const height = 60;
/** Modules of the quiet zone on either side, by the norm. */
const quiet = 10;

function Command({ name, text, bars }: { name: Named; text: string; bars: readonly CommandBars[] }) {
  const widths = bars.find((one) => one.text === text)?.widths ?? [];
  const total = widths.reduce((sum, width) => sum + width, 0) + quiet * 2;
  const from = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width, quiet);
  return (
    <li>
      <strong>{both(name)}</strong>
      <svg
        viewBox={`0 0 ${total} ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={text}
      >
        <rect width={total} height={height} fill="#fff" />
        {widths.map((width, at) => at % 2 === 0 && <rect key={from(at)} x={from(at)} width={width} height={height} />)}
      </svg>
      <code>{text}</code>
    </li>
  );
}
