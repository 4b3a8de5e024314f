import './tick.css';

/** A checkbox drawn in a menu entry, which itself exposes whether it is on. */
export const Tick = ({ on }: { on: boolean }) => <span className="tick" data-on={on} aria-hidden="true" />;
