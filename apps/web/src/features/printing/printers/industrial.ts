import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { type Printer, PrinterFault } from './printer.ts';

const reconnectAfter = 5_000;

export type LinkState = 'connecting' | 'open';

export interface IndustrialLink {
  printer: Printer;
  /** Tells the line that an order could not be printed. */
  reportFailure: (orderNumber: string, msg: string) => void;
  /** Ends the connection for good. */
  close: () => void;
}

interface Options {
  address: string;
  onState: (state: LinkState) => void;
  /** The line asks for an order's label. */
  onAsk: (code: string) => void;
}

/** The industrial line's local socket: taken up again every five seconds for as long as it is wanted. */
export function openIndustrialLink({ address, onState, onAsk }: Options): IndustrialLink {
  let socket: WebSocket | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;

  function connect() {
    onState('connecting');
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => onState('open');
    opened.onmessage = ({ data }) => {
      const code = askedFor(data);
      if (code) onAsk(code);
    };
    opened.onclose = () => {
      if (!wanted) return;
      onState('connecting');
      again = setTimeout(connect, reconnectAfter);
    };
  }

  function send(message: object) {
    if (socket?.readyState !== WebSocket.OPEN) throw new PrinterFault('printing.fault.notConnected');
    socket.send(JSON.stringify(message));
  }

  async function check() {
    if (socket?.readyState !== WebSocket.OPEN) throw new PrinterFault('printing.fault.notConnected');
  }

  async function print({ image, orderNumber, trackingNumber, carrierName }: PrintableLabel) {
    send({ code: 0, msg: '', data: { orderId: orderNumber, trackingNumber, carrier: carrierName, image } });
  }

  connect();
  return {
    printer: { check, print },
    reportFailure: (orderNumber, msg) => {
      if (socket?.readyState === WebSocket.OPEN) send({ code: 1, msg, data: { orderId: orderNumber } });
    },
    close: () => {
      wanted = false;
      clearTimeout(again);
      socket?.close();
    },
  };
}

/** The order that a message of the line names: bare text, or `data.orderId`. */
export function askedFor(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.trim();
  if (!text.startsWith('{')) return text || undefined;
  try {
    const { data } = JSON.parse(text) as { data?: { orderId?: unknown; trackingNumber?: unknown } };
    const named = data?.orderId ?? data?.trackingNumber;
    return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
