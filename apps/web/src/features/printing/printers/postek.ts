import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { z } from 'zod';
import type { TextKey } from '../../../i18n/i18n.ts';
import { type Printer, PrinterFault } from './printer.ts';

export interface PostekSettings {
  /** Of the printer maker's service on this machine. */
  address: string;
  /** 255: the only printer. */
  usbPort: number;
  darkness: number;
  speed: number;
}

const path = '/postek/print';
const checkTimeout = 5_000;
const printTimeout = 30_000;
const statusName = 'status:';
const png = 4;
/** Between labels, in millimetres. */
const gap = 3;
const millimetresPerInch = 25.4;

/** Commands run in the order in which they stand. */
type Commands = readonly Readonly<Record<string, string>>[];

const answerSchema = z.object({
  retval: z.coerce.string(),
  msg: z.string().optional(),
  ReceiveData: z.string().optional(),
});

/** The printer's status codes that have a text of their own; 0 and 4 are good. */
const faults: Readonly<Record<number, TextKey>> = {
  1: 'printing.fault.syntax',
  82: 'printing.fault.ribbon',
  83: 'printing.fault.media',
  86: 'printing.fault.cutter',
  87: 'printing.fault.headOpen',
  88: 'printing.fault.paused',
  108: 'printing.fault.rfid',
  109: 'printing.fault.rfid',
  110: 'printing.fault.rfid',
  111: 'printing.fault.rfid',
  112: 'printing.fault.rfid',
  116: 'printing.fault.rfid',
};
const ready: readonly number[] = [0, 4];

/** A POSTEK printer at this machine's USB, through its maker's local service. */
export function postekPrinter({ address, usbPort, darkness, speed }: PostekSettings): Printer {
  const url = address.replace(/\/+$/, '') + path;
  const open = { PTK_OpenUSBPort: String(usbPort) };
  const close = { PTK_CloseUSBPort: '' };

  async function check() {
    const { ReceiveData } = await send(url, [open, { PTK_ErrorReport_USBInterrupt: statusName }, close], checkTimeout);
    const [, digits] = /status:\s*(\d+)/.exec(ReceiveData ?? '') ?? [];
    if (digits === undefined) throw new PrinterFault('printing.fault.noStatus');
    const code = Number(digits);
    if (!ready.includes(code)) throw new PrinterFault(faults[code] ?? 'printing.fault.unknown', { code });
  }

  async function print({ image, widthMm, heightMm, dpi }: PrintableLabel) {
    const [width, height] = [dots(widthMm, dpi), dots(heightMm, dpi)];
    const commands: Commands = [
      open,
      { PTK_ClearBuffer: '' },
      { PTK_SetDirection: 'B' },
      { PTK_SetPrintSpeed: String(speed) },
      { PTK_SetDarkness: String(darkness) },
      { PTK_SetLabelHeight: `${height},${dots(gap, dpi)},0,false` },
      { PTK_SetLabelWidth: String(width) },
      { PTK_AnyGraphicsPrint_Base64: `0,0,${png},0,${width},${height},0,${bare(image)}` },
      { PTK_PrintLabel: '1,1' },
      close,
    ];
    const { retval, msg } = await send(url, commands, printTimeout).catch(doubtful);
    if (retval !== '0') throw new PrinterFault('printing.fault.refused', { msg: msg?.trim() || retval });
  }

  return { check, print };
}

/** Without an answer nobody knows whether the printer has got the label. */
function doubtful(cause: unknown): never {
  if (!(cause instanceof PrinterFault)) throw cause;
  throw new PrinterFault(cause.key, cause.params, { isUncertain: true });
}

/** The maker counts whole dots a millimetre: 8 at 203 dpi, 12 at 300. */
function dots(millimetres: number, dpi: number): number {
  return millimetres * Math.round(dpi / millimetresPerInch);
}

/** A data address's comma would be taken for one between arguments. */
function bare(image: string): string {
  return image.replace(/^data:[^,]*,/, '');
}

async function send(url: string, commands: Commands, timeout: number): Promise<z.output<typeof answerSchema>> {
  const body = new URLSearchParams({ reqParam: '1', printparams: JSON.stringify(commands) });
  const answer = await reach(url, { method: 'POST', body, signal: AbortSignal.timeout(timeout) });
  const read = answerSchema.safeParse(parsed(answer));
  if (!read.success) throw new PrinterFault('printing.fault.notUnderstood');
  return read.data;
}

async function reach(url: string, request: RequestInit): Promise<string> {
  try {
    return await (await fetch(url, request)).text();
  } catch (cause) {
    if (!(cause instanceof TypeError) && !(cause instanceof DOMException)) throw cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') throw new PrinterFault('printing.fault.slow');
    throw new PrinterFault((await mayReach()) ? 'printing.fault.noService' : 'printing.fault.permission');
  }
}

/** Whether the browser lets this page speak to programs on this machine at all. */
async function mayReach(): Promise<boolean> {
  if (!isSecureContext) return false;
  const names = ['local-network-access', 'loopback-network'];
  const states = await Promise.all(names.map(permissionState));
  return !states.includes('denied');
}

/** Undefined where the browser does not know the permission, and so does not ask for it. */
async function permissionState(name: string): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions?.query({ name: name as PermissionName }))?.state;
  } catch (cause) {
    if (cause instanceof TypeError) return undefined;
    throw cause;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
