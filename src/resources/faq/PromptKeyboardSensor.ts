import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * dnd-kit's keyboard sensor, which hears no key until the task after the one that lifts a row: an arrow pressed while
 * the browser is still drawing is lost. Such keys are held back and pressed again once it listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const hold = (event: KeyboardEvent) => {
      if (event.repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { code, key, target } = event;
      setTimeout(() =>
        target?.dispatchEvent(new KeyboardEvent(event.type, { code, key, bubbles: true, cancelable: true })),
      );
    };
    window.addEventListener('keydown', hold, true);
    // timers of one delay fire in their order: the sensor listens by now
    setTimeout(() => window.removeEventListener('keydown', hold, true));
  }
}
