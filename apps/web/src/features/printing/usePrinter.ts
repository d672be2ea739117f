import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { browserPrinter } from './printers/browserPrinter.ts';
import { type IndustrialLink, type LinkState, openIndustrialLink } from './printers/industrial.ts';
import { postekPrinter } from './printers/postek.ts';
import { type Printer, PrinterFault } from './printers/printer.ts';
import type { Station } from './station.ts';

const unlinked: Printer = {
  check: async () => {
    throw new PrinterFault('printing.fault.notConnected');
  },
  print: async () => {
    throw new PrinterFault('printing.fault.notConnected');
  },
};

/** The chosen printer. The industrial line is connected for as long as it is chosen. */
export function usePrinter(station: Station, onAsk: (code: string) => void) {
  const { printer: choice, socket, address, usbPort, darkness, speed } = station;
  const [link, setLink] = useState<IndustrialLink>();
  const [linkState, setLinkState] = useState<LinkState>('connecting');
  const ask = useEffectEvent(onAsk);

  useEffect(() => {
    if (choice !== 2) return;
    const opened = openIndustrialLink({ address: socket, onState: setLinkState, onAsk: (code) => ask(code) });
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
  return { printer: printers[choice], link, linkState };
}
