import styles from './productTemplates.module.css';

const protocols: readonly string[] = ['http:', 'https:'];

/** Words that are addresses of the web become links; whatever else somebody has typed stays text. */
export function ReferenceLinks({ text }: { text: string }) {
  return (
    <span className={styles.links}>
      {text.split(/\s+/).map((word, at) => {
        const url = webAddress(word);
        if (!url) return <span key={at}>{word}</span>;
        return (
          <a key={at} href={url.href} target="_blank" rel="noreferrer" title={url.href}>
            {shortened(url)}
          </a>
        );
      })}
    </span>
  );
}

function webAddress(word: string): URL | undefined {
  const url = URL.parse(word);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function shortened({ host, pathname, search }: URL): string {
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname) + search;
}
