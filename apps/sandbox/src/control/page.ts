import { faultKinds } from '../faults/faults.ts';
import { catalogueActs } from '../markets/catalogue.ts';

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pressroom sandbox</title>
<style>
body { font: 14px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1rem; color: #1c1c1e; background: #fff }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top }
th { color: #555; font-weight: 600 } code { font-size: .9em }
button, select, input { font: inherit; padding: .2rem .5rem } input { width: 6rem } input[name=endpoint], input[name=reason] { width: 20rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .4rem 0 }
#said { color: #b00020; min-height: 1.4em; position: sticky; top: 0; background: #fff }
#summary { overflow-wrap: anywhere }
.scroll { overflow-x: auto; max-height: 26rem; overflow-y: auto }
</style>
</head>
<body>
<h1>Sandbox</h1>
<p id="summary"></p>
<p id="said" role="status"></p>
<form id="clock">
<button name="ms" value="60000">1 minute passes</button>
<button name="ms" value="3600000">1 hour passes</button>
<button name="ms" value="86400000">1 day passes</button>
</form>
<form id="reset"><label>Seed <input name="seed" type="number" min="0"></label><button>Begin anew</button></form>
<h2>Stores</h2><div class="scroll"><table id="stores"></table></div>
<h2>Orders, newest first</h2><div class="scroll"><table id="orders"></table></div>
<h2>Faults</h2>
<form id="fault">
<select name="kind" aria-label="Kind">${faultKinds.map((kind) => `<option>${kind}</option>`).join('')}</select>
<input name="endpoint" value="*" aria-label="Endpoint">
<label>Share <input name="probability" value="1" type="number" min="0" max="1" step="any"></label>
<label>Times <input name="count" type="number" min="1"></label>
<label>ms <input name="ms" type="number"></label>
<button>Add</button><button type="button" id="clear">Clear all</button>
</form>
<div class="scroll"><table id="faults"></table></div>
<h2>Catalogue</h2>
<form id="catalogue">
<select name="system" aria-label="Marketplace"><option>shein</option><option>temu</option></select>
<label>Category <input name="category" required></label>
<select name="change" aria-label="Change">${catalogueActs.map((act) => `<option>${act}</option>`).join('')}</select>
<label>Attribute <input name="attribute"></label>
<label>Value <input name="value"></label>
<label>Name <input name="name"></label>
<button>Change</button><button type="button" id="restore">Take all back</button>
</form>
<div class="scroll"><table id="categories"></table></div>
<h2>Products</h2>
<form id="product">
<label>Refuse because <input name="reason" value="Not allowed"></label>
<label>Price in cents <input name="original" type="number" min="1" value="1999"></label>
<label>Special price <input name="special" type="number" min="1"></label>
<label>Units <input name="units" type="number" min="0" value="0"></label>
<label>One SKU only <input name="sku"></label>
</form>
<div class="scroll"><table id="products"></table></div>
<h2>Ledger</h2><div class="scroll"><table id="ledger"></table></div>
<h2>Calls</h2><div class="scroll"><table id="requests"></table></div>
<script src="/control/page.js"></script>
</body>
</html>
`;

export const pageScript = `'use strict';
const $ = (name) => document.querySelector(name);
const when = (ms) => new Date(ms).toLocaleString();

async function call(method, path, body) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const reply = await fetch('/control/' + path, { method, headers, body: body && JSON.stringify(body) });
  const said = await reply.json();
  $('#said').textContent = reply.ok ? '' : said.error;
  return said;
}

async function act(method, path, body) {
  await call(method, path, body);
  if ($('#said').textContent === '') await show();
}

function fill(name, heads, rows) {
  const row = (cells, tag) => {
    const line = document.createElement('tr');
    for (const cell of cells) {
      const box = document.createElement(tag);
      box.append(...(Array.isArray(cell) ? cell : [cell ?? '']));
      line.append(box);
    }
    return line;
  };
  $(name).replaceChildren(row(heads, 'th'), ...rows.map((cells) => row(cells, 'td')));
}

function button(text, path, body) {
  const made = document.createElement('button');
  made.textContent = text;
  made.addEventListener('click', () => act('POST', path, typeof body === 'function' ? body() : body));
  return made;
}

function productActs({ number }) {
  const path = 'products/' + number + '/';
  const { elements } = $('#product');
  const sku = () => (elements.sku.value === '' ? {} : { sku: elements.sku.value });
  const price = () => ({
    ...sku(),
    original: Number(elements.original.value),
    special: elements.special.value === '' ? null : Number(elements.special.value),
  });
  return [
    button('approve', path + 'approve'),
    button('refuse', path + 'refuse', () => ({ reasons: [elements.reason.value] })),
    button('delist', path + 'delist'),
    button('allow', path + 'allow'),
    button('on shelf', path + 'shelf', { onShelf: true }),
    button('off shelf', path + 'shelf', { onShelf: false }),
    button('price', path + 'price', price),
    button('stock', path + 'stock', () => ({ ...sku(), units: Number(elements.units.value) })),
    button('recycle', path + 'recycle'),
    button('delete', path + 'delete'),
  ];
}

function productState({ removed, isChanged, skcs }) {
  const of = (skc) => (skc.stopped ? 'delisted' : skc.state) + (skc.shelves.some((each) => each.onShelf) ? ', on shelf' : '');
  return [...(removed === null ? [] : [removed]), ...(isChanged ? ['a change in review'] : []), ...new Set(skcs.map(of))].join('; ');
}

function skuLines({ skcs }) {
  const all = skcs.flatMap((skc) => skc.skus);
  const lines = all.slice(0, 8).map((sku) => {
    const line = document.createElement('div');
    const prices = sku.prices.map((price) => price.site + ' ' + (price.original / 100).toFixed(2) +
      (price.special === null ? '' : ' now ' + (price.special / 100).toFixed(2)) + ' ' + price.currency);
    line.textContent = sku.sellerSku + ': ' + prices.join(', ') + '; ' + Object.values(sku.stock).join('+') + ' units';
    return line;
  });
  return all.length > 8 ? [...lines, 'and ' + (all.length - 8) + ' more'] : lines;
}

async function show() {
  const system = $('#catalogue').elements.system.value;
  const [state, stores, { total, orders }, faults, ledger, requests, products, leaves] = await Promise.all(
    ['state', 'stores', 'orders?limit=200', 'faults', 'ledger', 'requests?limit=100', 'products', 'catalogue/' + system].map((path) => call('GET', path)),
  );
  $('#summary').textContent = 'Seed ' + state.seed + ', ' + total + ' orders, ' + Math.round(state.advancedMs / 60000) +
    ' minutes let pass, ' + state.waiting.length + ' events to come. ' +
    state.systems.map((system) => JSON.stringify(system)).join(' ');
  fill('#stores', ['Id', 'Name', 'Kind', 'Keys', ''], stores.map((store) => [
    store.id, store.name, store.marketplace + ' ' + store.mode + ' ' + store.country,
    store.authorised ? JSON.stringify(store.credentials ?? {}) : 'not authorised',
    [button('1 order', 'stores/' + store.id + '/orders', { count: 1 }),
     button('50 orders', 'stores/' + store.id + '/orders', { count: 50, withinHours: 48 }),
     button('Unbind', 'stores/' + store.id + '/unbind')]]));
  fill('#orders', ['Number', 'Store', 'Status', 'Placed', 'Updated', 'Units', 'Buyer', 'Tracking', ''], orders.map((order) => [
    order.number, order.store, order.status, when(order.placedAt), when(order.updatedAt), order.units, order.buyer,
    order.tracking.join(' '),
    ['cancel', 'change-address', 'pick-up', 'deliver'].map((name) => button(name, 'orders/' + order.number + '/' + name))]));
  fill('#faults', ['Id', 'Kind', 'Endpoint', 'Share', 'Times', 'Struck', 'ms'], faults.map((fault) => [
    fault.id, fault.kind, fault.endpoint, fault.probability, fault.count ?? 'for ever', fault.struck + ' of ' + fault.considered, fault.ms]));
  fill('#categories', ['Id', 'Path', 'Goods', 'Attributes', 'Most values', 'Changes'], leaves.map((leaf) => [
    leaf.id, leaf.englishPath.join(' / '), leaf.goods, leaf.attributes, leaf.mostValues,
    leaf.changes.map((change) => JSON.stringify(change)).join(' ')]));
  fill('#products', ['Store', 'Number', 'Title', 'Published', 'State', 'SKUs', ''], products.toReversed().slice(0, 100).map((product) => [
    product.storeId + ' ' + product.marketplace, product.number, product.title, when(product.createdAt), productState(product),
    skuLines(product), productActs(product)]));
  fill('#ledger', ['System', 'Store', 'Act', 'Reference', 'Asked', 'Done', 'Last'], ledger.toReversed().slice(0, 200).map((entry) => [
    entry.system, entry.store, entry.act, entry.reference, entry.attempts, entry.done, when(entry.lastAt)]));
  fill('#requests', ['At', 'Endpoint', 'About', 'Store', 'Status', 'Code', 'Faults'], requests.map((seen) => [
    when(seen.at), seen.endpoint, seen.about, seen.store, seen.status ?? 'no answer', seen.outcome, seen.faults.join(' ')]));
}

$('#clock').addEventListener('submit', (event) => {
  event.preventDefault();
  act('POST', 'clock', { advanceMs: Number(event.submitter.value) });
});
$('#reset').addEventListener('submit', (event) => {
  event.preventDefault();
  const { seed } = event.target.elements;
  act('POST', 'reset', { ordersPerStore: 12, ...(seed.value && { seed: Number(seed.value) }) });
});
$('#fault').addEventListener('submit', (event) => {
  event.preventDefault();
  const given = Object.fromEntries([...new FormData(event.target)].filter(([, value]) => value !== ''));
  for (const name of ['probability', 'count', 'ms']) if (name in given) given[name] = Number(given[name]);
  act('POST', 'faults', given);
});
$('#clear').addEventListener('click', () => act('DELETE', 'faults'));
const place = () => {
  const { system, category } = $('#catalogue').elements;
  return 'catalogue/' + system.value + '/' + encodeURIComponent(category.value);
};
$('#catalogue').addEventListener('submit', (event) => {
  event.preventDefault();
  const given = [...new FormData(event.target)].filter(([name, value]) => value !== '' && !['system', 'category'].includes(name));
  act('POST', place(), Object.fromEntries(given));
});
$('#product').addEventListener('submit', (event) => event.preventDefault());
$('#restore').addEventListener('click', () => act('DELETE', place()));
$('#catalogue').elements.system.addEventListener('change', show);
show();
`;
