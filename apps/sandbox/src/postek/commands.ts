import { isPng } from './isPng.ts';
import { conditions, type Printer } from './printer.ts';

/** The vendor's error codes; 0 is success. */
const wrongFormat = 1001;
const noConnection = 3002;

export interface Outcome {
  value: number;
  text?: string;
  /** The data that a reading command returns. */
  read?: string;
}

interface Command {
  /** How many arguments it needs; further ones are joined to the last. */
  args: number;
  /** Whether it needs an open port. */
  connected: boolean;
  run(printer: Printer, args: string[]): Outcome;
}

const done: Outcome = { value: 0 };
const malformed: Outcome = { value: wrongFormat, text: '数据格式错误 wrong data format' };
const unreachable: Outcome = { value: noConnection, text: '连接错误 connection error' };

const whole = (text: string | undefined) => Math.round(Number.parseFloat(text ?? ''));
const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

/** A command that only checks that its arguments are in their ranges. */
function setting(...ranges: [from: number, to: number][]): Command {
  return {
    args: ranges.length,
    connected: true,
    run: (_printer, args) =>
      ranges.every(([from, to], index) => isBetween(whole(args[index]), from, to)) ? done : malformed,
  };
}

function opening(args: number, isRight: (args: string[]) => boolean): Command {
  return {
    args,
    connected: false,
    run(printer, given) {
      if (!isRight(given) || printer.isOpen || printer.condition === 'usbBusy') return unreachable;
      printer.isOpen = true;
      printer.picture = undefined;
      return done;
    },
  };
}

const closing: Command = {
  args: 0,
  connected: true,
  run(printer) {
    printer.isOpen = false;
    return done;
  },
};

const dots: [number, number] = [1, 20_000];
const png = 4;
const longestData = 1_900_000;

const commands: Record<string, Command> = {
  PTK_OpenUSBPort: opening(1, ([port]) => isBetween(whole(port), 1, 255)),
  PTK_CloseUSBPort: closing,
  PTK_Connect_Timer: opening(3, ([address]) => /^\d+\.\d+\.\d+\.\d+$/.test(address ?? '')),
  PTK_CloseConnect: closing,
  PTK_ClearBuffer: {
    args: 0,
    connected: true,
    run(printer) {
      printer.picture = undefined;
      return done;
    },
  },
  PTK_SetDirection: {
    args: 1,
    connected: true,
    run: (_printer, [way]) => (way === 'B' || way === 'T' ? done : malformed),
  },
  // speeds beyond the model's range are ignored
  PTK_SetPrintSpeed: setting([0, 1000]),
  PTK_SetDarkness: setting([0, 20]),
  PTK_SetLabelHeight: {
    args: 4,
    connected: true,
    run: (_printer, [height, gap]) => (isBetween(whole(height), ...dots) && whole(gap) >= 0 ? done : malformed),
  },
  PTK_SetLabelWidth: setting(dots),
  PTK_AnyGraphicsPrint_Base64: { args: 8, connected: true, run: takePicture },
  PTK_PrintLabel: {
    args: 2,
    connected: true,
    run(printer, [number, copies]) {
      const times = whole(number) * whole(copies);
      if (!isBetween(times, 1, 65_535)) return malformed;
      printer.take(times);
      return done;
    },
  },
  PTK_PrintLabelFeedback: {
    args: 2,
    connected: true,
    run(printer, [name, size]) {
      if (whole(size) < 6) return malformed;
      printer.take(1);
      return { value: 0, read: name + networkStatus(printer) };
    },
  },
  PTK_ErrorReport_USBInterrupt: {
    args: 1,
    connected: true,
    run: (printer, [name]) => ({ value: 0, read: `${name}${conditions[printer.condition]}` }),
  },
  PTK_FeedBack: { args: 0, connected: true, run: () => done },
  PTK_ReadData: {
    args: 2,
    connected: true,
    run: (printer, [name]) => ({ value: 0, read: name + networkStatus(printer) }),
  },
};

function networkStatus({ condition }: Printer): string {
  return `W1${String(conditions[condition]).padStart(4, '0')}`;
}

/** Width and height count only where the ratio is 0. */
function takePicture(printer: Printer, [x, y, type, ratio, width, height, rotation, data = '']: string[]): Outcome {
  const numbers = [x, y, ratio, width, height].map(Number);
  if (numbers.some((number) => !(number >= 0)) || whole(type) !== png || !isBetween(whole(rotation), 0, 5))
    return malformed;
  if (data.length > longestData || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return malformed;
  const picture = Buffer.from(data, 'base64');
  if (!isPng(picture)) return malformed;
  printer.picture = { png: picture, width: whole(width), height: whole(height) };
  return done;
}

/** Runs one command. The value is -1 where there is no such command or arguments are missing. */
export function run(printer: Printer, name: string, text: string): Outcome {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { value: -1, text: '方法不存在 no such method' };
  const parts = command.args === 0 && text === '' ? [] : text.split(',');
  if (parts.length < command.args) return { value: -1, text: '缺少参数 parameters missing' };
  if (command.connected && !printer.isOpen) return unreachable;
  const last = Math.max(0, command.args - 1);
  return command.run(printer, [...parts.slice(0, last), parts.slice(last).join(',')]);
}
