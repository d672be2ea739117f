import { production } from '@pressroom/contract/production/production';
import { routes } from '../../platform/http/context.ts';
import { offerPieces } from '../orders/orders.public.ts';
import { presentBoard } from './board/board.present.ts';
import { presentPickSheet } from './board/pickSheet.present.ts';
import { presentSpoilings } from './board/spoilings.present.ts';
import { findWanted } from './board/wanted.ts';
import { getNamed } from './pieces/find.ts';
import { markMade, unmarkMade } from './pieces/made.actions.ts';
import { spoilPiece, unspoilPiece } from './pieces/pieces.actions.ts';
import { presentPiece } from './pieces/pieces.present.ts';

export const productionRoutes = routes(production, {
  piece: async ({ db, input }) => presentPiece(db, await getNamed(db, input.code)),
  spoil: async (context) => presentPiece(context.tx, await spoilPiece(context, context.input)),
  unspoil: async (context) => presentPiece(context.tx, await unspoilPiece(context, context.input.code)),
  made: async (context) => markMade(context, context.input.codes),
  unmarkMade: async (context) => unmarkMade(context, context.input.codes),
  board: ({ db, app, input }) => presentBoard(db, { ...input, zone: app.settings.displayZone }),
  pickSheet: ({ db, app, input }) => presentPickSheet(db, { ...input, zone: app.settings.displayZone }),
  spoilings: ({ db, app, input }) => presentSpoilings(db, { ...input, zone: app.settings.displayZone }),

  async drawings(context) {
    const pieces = await findWanted(context.tx, context.input, context.app.settings.displayZone);
    const offer = await offerPieces(context, pieces, context.language);
    context.audit({ object: 'orders', ids: offer.ids, after: { drawings: offer.drawings } });
    return offer.address;
  },
});
