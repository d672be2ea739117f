import { classification } from '@pressroom/contract/classification/classification';
import { useQueryClient } from '@tanstack/react-query';
import { Button, type FormInstance } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { problemsOf } from '../../../kit/problems.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useToasts } from '../../../ui/toasts.ts';
import type { Judged } from './CheckResult.tsx';
import { filledIn, type FormValues } from '../form/formValues.ts';
import { isModelMissing } from './missingModel.ts';
import { showMistakes } from './mistakes.ts';
import type { Sides } from '../form/useSides.ts';

interface Props {
  form: FormInstance;
  sides: Sides;
  onJudged: (judged: Judged | undefined) => void;
}

/** Asks what the marketplaces would refuse in the values of now; nothing is saved. */
export function CheckButton({ form, sides, onJudged }: Props) {
  const t = useT();
  const toasts = useToasts();
  const client = useQueryClient();
  const judge = useCommand(classification.validate);

  async function check() {
    const values = form.getFieldsValue(true) as FormValues;
    const problems = problemsOf(classification.create, values, t);
    if (isModelMissing(client, values)) {
      problems.push({ name: ['bindTemuModelId'], errors: [t('classification.required')] });
    }
    form.setFields(problems);
    const mistakes = await judge.run(filledIn(values));
    if (!mistakes) return;
    showMistakes(sides, mistakes);
    if (problems.length + mistakes.length > 0) return onJudged({ problems, mistakes });
    onJudged(undefined);
    toasts.success(t('classification.wouldPass'));
  }
  return (
    <Button onClick={() => void check()} loading={judge.pending}>
      {t('classification.check')}
    </Button>
  );
}
