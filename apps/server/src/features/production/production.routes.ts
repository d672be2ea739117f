import { production } from '@pressroom/contract/production/production';
import { routes } from '../../platform/http/context.ts';
import { findNamed, getNamed, oneUnit, refuseUnnamed } from './find.ts';
import { offerPieces } from '../orders/orders.public.ts';
import { markMade, spoilPiece, unspoilPiece } from './pieces.actions.ts';
import { presentPiece } from './pieces.present.ts';
import { findKnown } from './pieces.queries.ts';
import { roundOf } from './pieces.rules.ts';

export const productionRoutes = routes(production, {
  piece: async ({ db, input }) => presentPiece(db, await getNamed(db, input.code)),
  spoil: async (context) => presentPiece(context.tx, await spoilPiece(context, context.input)),
  unspoil: async (context) => presentPiece(context.tx, await unspoilPiece(context, context.input.code)),
  made: async (context) => markMade(context, context.input.codes),

  async drawings(context) {
    const { tx, input, language } = context;
    const named = (await findNamed(tx, input.codes)).map((one) => oneUnit(refuseUnnamed(one)));
    const units = named.map(({ order, line, unit }) => ({ orderId: order.id, lineId: line.id, unit }));
    const known = await findKnown(tx, {
      orderIds: [...new Set(units.map(({ orderId }) => orderId))],
      lineIds: [...new Set(units.map(({ lineId }) => lineId))],
    });
    const offer = await offerPieces(
      context,
      units.map((unit) => ({ ...unit, round: roundOf(known, unit) })),
      language,
    );
    context.audit({ object: 'orders', ids: offer.ids, after: { drawings: offer.drawings } });
    return offer.address;
  },
});
