import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { switchLanguage, useLanguage, useT } from '../i18n/i18n.ts';
import { htmlLanguage, languageNames } from '../i18n/languageNames.ts';
import { useFailureToast } from '../kit/useFailureToast.ts';

/** Offers the other one of two languages, by its own name. */
export function LanguageSwitch() {
  const t = useT();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const client = useQueryClient();
  const showFailure = useFailureToast();

  async function choose() {
    try {
      await switchLanguage(other);
    } catch (cause) {
      return showFailure(cause);
    }
    // The server words its answers in the language of the call, so they are requested again.
    await client.invalidateQueries();
  }
  return (
    <Button
      type="text"
      icon={<GlobalOutlined />}
      title={t('shell.language')}
      lang={htmlLanguage[other]}
      onClick={() => void choose()}
    >
      {languageNames[other]}
    </Button>
  );
}
