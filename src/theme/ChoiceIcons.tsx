/** The marks of checkbox and radio: 18 px, drawn by the theme's style overrides, so that both modes follow. */
const Mark = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const Unchecked = () => <span className="app-choice" />;
export const Checked = () => (
  <span className="app-choice app-choice-on">
    <Mark d="M20 6 9 17l-5-5" />
  </span>
);
export const Indeterminate = () => (
  <span className="app-choice app-choice-on">
    <Mark d="M5 12h14" />
  </span>
);
export const RadioOff = () => <span className="app-choice app-choice-round" />;
export const RadioOn = () => <span className="app-choice app-choice-round app-choice-dot" />;
