import { Button } from 'antd';
import { useToasts } from '../../../ui/toasts.ts';

interface Offer {
  text: string;
  button: string;
  act: () => void;
}

const key = 'classification offer';
/** Long enough to see in the form what has gone, in seconds. */
const offeredFor = 10;

/** Says what has become of the form, with a button that takes it back. */
export function useOffer() {
  const toasts = useToasts();
  return ({ text, button, act }: Offer) => {
    function take() {
      toasts.destroy(key);
      act();
    }
    const content = (
      <>
        {text}{' '}
        <Button type="link" size="small" onClick={take}>
          {button}
        </Button>
      </>
    );
    toasts.info({ content, key, duration: offeredFor });
  };
}
