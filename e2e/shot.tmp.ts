import { chromium } from '@playwright/test';
const [lang, width, height, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) }, locale: lang === 'zh' ? 'zh-CN' : 'en-US', timezoneId: 'Asia/Shanghai' });
await page.goto('http://127.0.0.1:8999/');
await page.locator('input').first().fill('admin');
await page.locator('input[type=password]').fill('pressroom');
await page.keyboard.press('Enter');
await page.waitForSelector('nav');
for (const p of paths) {
  await page.waitForTimeout(1500);
  const [path, name, ...acts] = p.split('|');
  await page.goto('http://127.0.0.1:8999' + path);
  await page.waitForLoadState('networkidle').catch(() => {});
  for (const act of acts) {
    const [kind, what] = act.split('=');
    try {
      if (kind === 'click') await page.getByRole('button', { name: what }).first().click({ timeout: 5000 });
      if (kind === 'text') await page.getByText(what!, { exact: true }).first().click({ timeout: 5000 });
      if (kind === 'check') await page.getByRole('checkbox').nth(Number(what)).check({ timeout: 5000 });
      if (kind === 'wait') await page.waitForTimeout(Number(what));
      if (kind === 'css') await page.locator(what!).first().click({ timeout: 5000 });
    } catch (e) { console.log(name, act, String(e).slice(0, 200)); }
    await page.waitForTimeout(800);
  }
  await page.screenshot({ path: `/tmp/shots/${name}-${lang}-${width}.png` });
}
await browser.close();
