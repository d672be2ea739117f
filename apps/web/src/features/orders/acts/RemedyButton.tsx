import { Button } from 'antd';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import type { Remedy } from './remedies.ts';
import type { OpenDialog } from './useOrderDialogs.ts';

interface Props {
  remedy: Remedy;
  open: OpenDialog;
}

/** Opens what helps, beside the sentence that says what is in the way. */
export function RemedyButton({ remedy: { label, does }, open }: Props) {
  const t = useT();
  if ('to' in does) return <Link to={does.to}>{t(label)}</Link>;
  return (
    <Button type="link" size="small" onClick={() => open(does)}>
      {t(label)}
    </Button>
  );
}
