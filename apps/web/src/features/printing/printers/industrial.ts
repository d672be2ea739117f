import type { StationParcel, PrintableLabel } from '@pressroom/contract/printing/printing';
import { type Printer, PrinterFault } from './printer.ts';
import { type LineMessage, readLineMessage } from './lineMessage.ts';

const reconnectAfter = 5_000;

export type LinkState = 'connecting' | 'open';

export interface IndustrialLink {
  printer: Printer;
  /** Tells the line that an order could not be printed; the parcel where it is known. */
  reportFailure: (orderNumber: string, msg: string, parcel: StationParcel | undefined) => void;
  /** Ends the connection for good. */
  close: () => void;
}

interface Options {
  address: string;
  onState: (state: LinkState) => void;
  /** The line asks for an order's label. */
  onAsk: (code: string) => void;
  /** The line says how it is. */
  onMessage: (message: LineMessage) => void;
}

/** The industrial line's local socket: taken up again every five seconds for as long as it is wanted. */
export function openIndustrialLink({ address, onState, onAsk, onMessage }: Options): IndustrialLink {
  let socket: WebSocket | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  /** Orders whose label was sent: what the line says of one of them next is its answer, no new request. */
  const unanswered = new Set<string>();

  function connect() {
    onState('connecting');
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => onState('open');
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = () => {
      if (!wanted) return;
      onState('connecting');
      again = setTimeout(connect, reconnectAfter);
    };
  }

  function receive(data: unknown) {
    const { message, order } = readLineMessage(data);
    if (message) onMessage(message);
    if (order === undefined || unanswered.delete(order) || message?.fault) return;
    onAsk(order);
  }

  function send(message: object) {
    if (socket?.readyState !== WebSocket.OPEN) throw new PrinterFault('printing.fault.notConnected');
    socket.send(JSON.stringify(message));
  }

  async function check() {
    if (socket?.readyState !== WebSocket.OPEN) throw new PrinterFault('printing.fault.notConnected');
  }

  async function print(label: PrintableLabel) {
    send({ code: 0, msg: '', data: { ...factsOf(label), image: label.image } });
    unanswered.add(label.orderNumber);
  }

  connect();
  return {
    printer: { check, print },
    reportFailure: (orderId, msg, parcel) => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      send({ code: 1, msg, data: parcel ? factsOf(parcel) : { ...unknown, orderId } });
    },
    close: () => {
      wanted = false;
      clearTimeout(again);
      socket?.close();
    },
  };
}

/** What is sent of an order that could not be found. */
const unknown = { skuId: '', trackingNumber: '', carrier: '' };

/** Every message names the parcel in the same way. A line with several SKUs has them in one text. */
function factsOf({ orderNumber: orderId, trackingNumber, carrierName, pieces }: StationParcel) {
  const skuId = pieces.map((piece) => piece.skuId || piece.productCode || '').filter(Boolean);
  return { skuId: skuId.join(','), orderId, trackingNumber: trackingNumber ?? '', carrier: carrierName ?? '' };
}
