import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import type { Path } from '../../kit/problems.ts';
import styles from './productTemplates.module.css';

interface Props {
  label: string;
  /** The names of both fields. */
  start: string;
  end: string;
  /** Leads to the object of the form that holds them. */
  within?: Path;
  required?: boolean;
}

const longestPrice = 8;

/** Two prices that make one range. What is wrong with both alike is said once. */
export function PriceRange({ label, start, end, within = [], required = true }: Props) {
  const t = useT();
  const [from, to] = [
    [...within, start],
    [...within, end],
  ];
  const price = { maxLength: longestPrice, inputMode: 'decimal', autoComplete: 'off', suffix: 'USD' } as const;
  return (
    <Form.Item noStyle shouldUpdate>
      {({ getFieldError }) => {
        const errors = [...new Set([...getFieldError(from), ...getFieldError(to)])];
        const wrong = errors.length > 0 ? ({ validateStatus: 'error', help: errors.join('\n') } as const) : {};
        return (
          <Form.Item label={label} required={required} {...wrong}>
            <span className={styles.range}>
              <Form.Item name={from} noStyle>
                <Input
                  {...price}
                  aria-label={t('productTemplates.priceFrom', { range: label })}
                  placeholder={t('productTemplates.lowest')}
                />
              </Form.Item>
              –
              <Form.Item name={to} noStyle>
                <Input
                  {...price}
                  aria-label={t('productTemplates.priceTo', { range: label })}
                  placeholder={t('productTemplates.highest')}
                />
              </Form.Item>
            </span>
          </Form.Item>
        );
      }}
    </Form.Item>
  );
}
