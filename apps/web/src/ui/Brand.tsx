/** The press: a P with its register mark. */
export function Brand({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="4.5" fill="#0f5a61" />
      <path d="M7 18V6.4h5.3a3.5 3.5 0 0 1 0 7H7" fill="none" stroke="#fffdf9" strokeWidth="2.4" />
      <circle cx="16.9" cy="17" r="2" fill="#e4553a" />
    </svg>
  );
}
