import { describe, expect, it, vi } from 'vitest';
import { sampleLabel } from '../printing.sample.ts';
import { PrinterFault } from './printer.ts';
import { postekPrinter } from './postek.ts';

const label = sampleLabel({ image: 'data:image/png;base64,iVBO+w==' });

/** The maker's service at the network: answers each command list, and keeps it. */
function service(answer: () => Response) {
  const received: Record<string, string>[][] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    expect(address).toBe('http://127.0.0.1:888/postek/print');
    const form = body as URLSearchParams;
    expect(form.get('reqParam')).toBe('1');
    received.push(JSON.parse(form.get('printparams')!) as Record<string, string>[]);
    return answer();
  });
  const printer = postekPrinter({ address: 'http://127.0.0.1:888/', usbPort: 255, darkness: 10, speed: 4 });
  return { printer, received };
}

const status = (code: number) => () => Response.json({ retval: '0', msg: '', ReceiveData: `status:${code}` });

async function faultOf(act: Promise<void>): Promise<PrinterFault> {
  const cause: unknown = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (cause instanceof PrinterFault) return cause;
  throw new Error('The printer found nothing wrong', { cause });
}

describe('a POSTEK printer', () => {
  it('takes a label while it is ready or printing', async () => {
    await expect(service(status(0)).printer.check()).resolves.toBeUndefined();
    await expect(service(status(4)).printer.check()).resolves.toBeUndefined();
  });

  it('names its faults', async () => {
    expect((await faultOf(service(status(87)).printer.check())).key).toBe('printing.fault.headOpen');
    expect((await faultOf(service(status(82)).printer.check())).key).toBe('printing.fault.ribbon');
    expect(await faultOf(service(status(109)).printer.check())).toMatchObject({
      key: 'printing.fault.rfid',
      params: { code: 109 },
    });
    expect(await faultOf(service(status(7)).printer.check())).toMatchObject({
      key: 'printing.fault.unknown',
      params: { code: 7 },
    });
  });

  it('prints the picture at its size in dots, and closes the port', async () => {
    const { printer, received } = service(() => Response.json({ retval: '0' }));
    await printer.print(label);
    expect(received[0]).toEqual([
      { PTK_OpenUSBPort: '255' },
      { PTK_ClearBuffer: '' },
      { PTK_SetDirection: 'B' },
      { PTK_SetPrintSpeed: '4' },
      { PTK_SetDarkness: '10' },
      { PTK_SetLabelHeight: '1200,24,0,false' },
      { PTK_SetLabelWidth: '800' },
      { PTK_AnyGraphicsPrint_Base64: '0,0,4,0,800,1200,0,iVBO+w==' },
      { PTK_PrintLabel: '1,1' },
      { PTK_CloseUSBPort: '' },
    ]);
  });

  it.each([
    [300, '1800,36,0,false', '1200'],
    [600, '3600,72,0,false', '2400'],
  ])('counts the label and the gap in the dots of %i DPI', async (dpi, height, width) => {
    const { printer, received } = service(() => Response.json({ retval: '0' }));
    await printer.print({ ...label, dpi });
    expect(received[0]).toContainEqual({ PTK_SetLabelHeight: height });
    expect(received[0]).toContainEqual({ PTK_SetLabelWidth: width });
  });

  it('passes on what the service says when it refuses', async () => {
    const { printer } = service(() => Response.json({ retval: '3002', msg: 'PTK_OpenUSBPort 3002\r\n' }));
    expect(await faultOf(printer.print(label))).toMatchObject({
      key: 'printing.fault.refused',
      params: { msg: 'PTK_OpenUSBPort 3002' },
      isUncertain: false,
    });
  });

  it('does not know whether a label came out that the service has not answered about', async () => {
    vi.stubGlobal('isSecureContext', true);
    const gone = service(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await faultOf(gone.printer.print(label))).isUncertain).toBe(true);
    expect((await faultOf(gone.printer.check())).isUncertain).toBe(false);
    expect((await faultOf(service(() => new Response('<html>')).printer.print(label))).isUncertain).toBe(true);
  });

  it('tells a service that does not run from a browser that may not ask it', async () => {
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    vi.stubGlobal('isSecureContext', true);
    expect((await faultOf(service(unreachable).printer.check())).key).toBe('printing.fault.noService');
    vi.stubGlobal('isSecureContext', false);
    expect((await faultOf(service(unreachable).printer.check())).key).toBe('printing.fault.permission');
  });

  it('does not take an answer of something else for a printer', async () => {
    expect((await faultOf(service(() => new Response('<html>')).printer.check())).key).toBe(
      'printing.fault.notUnderstood',
    );
  });
});
