import './tick.css';

/** The drawing of a checkbox in a menu, whose entry says itself whether it is on. */
export const Tick = ({ on }: { on: boolean }) => <span className="tick" data-on={on} aria-hidden="true" />;
