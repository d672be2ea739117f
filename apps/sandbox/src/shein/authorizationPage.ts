export const authorizationPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>SHEIN authorisation (sandbox)</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 10vh auto; max-width: 26rem; padding: 0 1rem; color: #222; background: #fff }
label, select, button { display: block; width: 100%; font: inherit; box-sizing: border-box }
select, button { padding: .6rem; margin: .4rem 0 1rem }
button { border: 0; background: #111; color: #fff; cursor: pointer }
[role=alert] { color: #b00020 }
</style>
</head>
<body>
<h1>Authorise an application</h1>
<p>Application <code id="appid"></code> asks for access to a store. This is the sandbox, not SHEIN.</p>
<form>
<label for="store">Store</label>
<select id="store" required></select>
<button>Authorise</button>
</form>
<p role="alert"></p>
<script src="/shein-auth/authorize.js"></script>
</body>
</html>
`;

export const authorizationScript = `'use strict';
const asked = new URLSearchParams((location.hash.split('?')[1] ?? '').replaceAll('+', '%2B'));
const complain = (text) => { document.querySelector('[role=alert]').textContent = text; };
document.querySelector('#appid').textContent = asked.get('appid') ?? '(none)';
fetch('/shein-auth/stores').then((reply) => reply.json()).then((stores) => {
  for (const { id, name, mode } of stores)
    document.querySelector('#store').append(new Option(name + ' (' + mode + '-managed)', id));
});
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const reply = await fetch('/shein-auth/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(asked), store: document.querySelector('#store').value }),
  });
  const said = await reply.json();
  if (reply.ok) location.href = said.location;
  else complain(said.error);
});
`;
