import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { browserPrinter } from './browserPrinter.ts';
import { type IndustrialLink, type LinkState, openIndustrialLink } from './industrial.ts';
import { postekPrinter } from './postek.ts';
import { type Printer, PrinterFault } from './printer.ts';
import type { LineMessage } from './lineMessage.ts';
import type { StationSettings } from '../settings/stationSettings.ts';

export interface ReceivedMessage extends LineMessage {
  key: number;
  at: string;
}

const messagesKept = 20;

const unlinked: Printer = {
  check: async () => {
    throw new PrinterFault('printing.fault.notConnected');
  },
  print: async () => {
    throw new PrinterFault('printing.fault.notConnected');
  },
};

interface Listeners {
  /** The industrial line asks for an order's label. */
  onAsk: (code: string) => void;
  /** The industrial line says that something is wrong. */
  onFault: () => void;
}

/** The chosen printer. The industrial line is connected for as long as it is chosen. */
export function usePrinter(settings: StationSettings, { onAsk, onFault }: Listeners) {
  const { printer: choice, socket, address, usbPort, darkness, speed } = settings;
  const [link, setLink] = useState<IndustrialLink>();
  const [linkState, setLinkState] = useState<LinkState>('connecting');
  const [messages, setMessages] = useState<readonly ReceivedMessage[]>([]);
  const ask = useEffectEvent(onAsk);
  const receive = useEffectEvent((message: LineMessage) => {
    const at = new Date().toISOString();
    setMessages((kept) => [{ ...message, key: (kept[0]?.key ?? 0) + 1, at }, ...kept].slice(0, messagesKept));
    if (message.fault) onFault();
  });

  useEffect(() => {
    if (choice !== 2) return;
    const opened = openIndustrialLink({
      address: socket,
      onState: setLinkState,
      onAsk: (code) => ask(code),
      onMessage: (message) => receive(message),
    });
    setLink(opened);
    return () => {
      opened.close();
      setLink(undefined);
    };
  }, [choice, socket]);

  const postek = useMemo(
    () => postekPrinter({ address, usbPort, darkness, speed }),
    [address, usbPort, darkness, speed],
  );
  const printers = { 1: postek, 2: link?.printer ?? unlinked, 3: browserPrinter };
  const ready = choice !== 2 || link !== undefined;
  return { printer: printers[choice], ready, link, linkState, messages, forgetMessages: () => setMessages([]) };
}
