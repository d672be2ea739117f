import type { StationParcel, PrintableLabel } from '@pressroom/contract/printing/printing';
import { newListeners } from '../../../client/listeners.ts';
import { type Printer, PrinterFault } from './printer.ts';
import { type LineMessage, readLineMessage } from './lineMessage.ts';

const reconnectAfter = 5_000;
/** A line that acknowledges labels does so at once; one that stays silent for so long has taken the label. */
const answersWithin = 1_000;

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

/** What becomes of a label that was sent. */
type Answer = 'taken' | 'lost' | LineMessage;

/** The industrial line's local socket: taken up again every five seconds for as long as it is wanted. */
export function openIndustrialLink({ address, onState, onAsk, onMessage }: Options): IndustrialLink {
  let socket: WebSocket | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wanted = true;
  /** The present attempt to connect has ended, well or not. */
  const settled = newListeners();
  /** Orders whose label was sent: what the line says of one of them next is its answer, no new request. */
  const unanswered = new Map<string, (answer: Answer) => void>();

  function connect() {
    onState('connecting');
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => {
      onState('open');
      settled.tell();
    };
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = () => {
      // after a break the line may well ask again, and then it is a request
      for (const answer of unanswered.values()) answer('lost');
      unanswered.clear();
      settled.tell();
      if (!wanted) return;
      onState('connecting');
      again = setTimeout(connect, reconnectAfter);
    };
  }

  function receive(data: unknown) {
    const { message, order } = readLineMessage(data);
    if (message) onMessage(message);
    if (order === undefined) return;
    const answer = unanswered.get(order);
    unanswered.delete(order);
    if (answer) answer(message?.fault ? message : 'taken');
    else if (!message?.fault) onAsk(order);
  }

  function isOpen(): boolean {
    return socket?.readyState === WebSocket.OPEN;
  }

  function send(message: object) {
    if (!isOpen()) throw new PrinterFault('printing.fault.notConnected');
    socket?.send(JSON.stringify(message));
  }

  /** Ready, or soon: right after the page was opened the line is still being called. */
  async function check() {
    if (socket?.readyState === WebSocket.CONNECTING) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = settled.listen(resolve);
      await promise;
      stop();
    }
    if (!isOpen()) throw new PrinterFault('printing.fault.notConnected');
  }

  async function print(label: PrintableLabel) {
    send({ code: 0, msg: '', data: { ...factsOf(label), image: label.image } });
    const { promise, resolve } = Promise.withResolvers<Answer>();
    unanswered.set(label.orderNumber, resolve);
    const silence = setTimeout(() => resolve('taken'), answersWithin);
    const answer = await promise;
    clearTimeout(silence);
    if (answer === 'lost') throw new PrinterFault('printing.fault.lineLost', {}, { isUncertain: true });
    if (answer !== 'taken') throw new PrinterFault('printing.fault.refused', { msg: answer.msg });
  }

  connect();
  return {
    printer: { check, print },
    reportFailure: (orderId, msg, parcel) => {
      if (isOpen()) send({ code: 1, msg, data: parcel ? factsOf(parcel) : { ...unknown, orderId } });
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
