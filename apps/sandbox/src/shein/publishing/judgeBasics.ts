import { brandsOf } from '../brands.ts';
import { fillInFieldsOf } from '../fillIn.ts';
import { mainSite, sites } from '../sites.ts';
import { collect, type Finding, type Judged, type Say } from './findings.ts';
import { defaultLanguage } from './product.ts';

const languages = ['en', 'zh-cn', 'fr', 'es', 'de', 'th', 'pt-br', 'it'];
const [shortestName, longestName, longestDescription, longestCode] = [2, 1000, 5000, 200];

/** What all colours of a product share: names, description, brand, sites. */
export function judgeBasics(judged: Judged): Finding[] {
  return collect('basic_info', (say) => {
    judgeNames(judged, say);
    judgeDescriptions(judged, say);
    judgeBrand(judged, say);
    if (judged.store.mode === 'semi' && !judged.held) judgeSites(judged, say);
    const { supplier_code = '', suit_flag = 0, source_system = 'openapi' } = judged.body;
    if (supplier_code.length > longestCode)
      say('supplier_code', `货号超过${longestCode}个字符 supplier_code has more than ${longestCode} characters`);
    if (suit_flag !== 0) say('suit_flag', '暂不支持套装 suit_flag must be 0');
    if (source_system !== 'openapi') say('source_system', 'source_system must be openapi');
  });
}

function judgeNames({ body: { multi_language_name_list: names }, held }: Judged, say: Say): void {
  const form = 'multi_language_name_list';
  // while a product is changed, names that are left out keep their value
  if (!held && !names.some(({ language }) => language === defaultLanguage))
    say(form, `缺少默认语言 The name in ${defaultLanguage} is missing`);
  for (const { language, name } of names) {
    if (!languages.includes(language)) say(form, `语言不支持 There is no language ${language}`);
    if (name.trim().length < shortestName || name.length > longestName)
      say(form, `标题长度须为${shortestName}到${longestName} The name in ${language} has ${name.length} characters`);
  }
  if (new Set(names.map(({ language }) => language)).size < names.length)
    say(form, '语言重复 A language is given twice');
}

function judgeDescriptions({ body: { multi_language_desc_list: texts } }: Judged, say: Say): void {
  const form = 'multi_language_desc_list';
  for (const { language, name } of texts) {
    if (!languages.includes(language)) say(form, `语言不支持 There is no language ${language}`);
    if (name.length > longestDescription)
      say(form, `描述超过${longestDescription}个字符 The description in ${language} has ${name.length} characters`);
    if (/\p{Extended_Pictographic}/u.test(name)) say(form, '描述不可含表情符号 The description holds emoji');
  }
}

function judgeBrand({ state, store, body: { brand_code }, category }: Judged, say: Say): void {
  const isRequired = fillInFieldsOf(category.goods, store.mode).some(
    ({ key, required }) => key === 'brand_code' && required,
  );
  if (brand_code === undefined || brand_code === '') {
    if (isRequired) say('brand_code', '品牌必填 brand_code is required in this category');
  } else if (!brandsOf(state.core.world, store).some(({ code }) => code === brand_code))
    say('brand_code', `品牌不存在 There is no brand ${brand_code}`);
}

function judgeSites({ body: { site_list = [] } }: Judged, say: Say): void {
  if (site_list.length === 0) return say('site_list', '站点必填 site_list is required');
  for (const { main_site, sub_site_list } of site_list) {
    if (main_site !== mainSite) say('main_site', `主站不存在 There is no main site ${main_site}`);
    if (sub_site_list.length === 0) say('sub_site_list', '子站必填 sub_site_list is empty');
    for (const sub of sub_site_list)
      if (!sites.some(({ site, status }) => site === sub && status === 1))
        say('sub_site_list', `站点不可用 Site ${sub} is not open`);
  }
}
