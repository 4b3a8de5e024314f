import { act, fireEvent, render } from '@testing-library/react';
import { CropEditor } from '../../../src/ui/dialogs/crop/CropEditor';

const picked = { url: 'blob:picture', width: 1_620, height: 540 };
const shape = { minWidth: 1_080, minHeight: 360, ratio: 3 };

/** Renders the editor once its picture has loaded, in a frame of this width; jsdom has no layout. */
function open(width: number) {
  const boxes = [
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width),
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(width / 3),
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width && picked.width),
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(width && picked.height),
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ ...new DOMRect(), width, height: width / 3 } as DOMRect),
  ];
  const onCrop = jest.fn();
  const { container } = render(<CropEditor picked={picked} shape={shape} onCrop={onCrop} />);
  act(() => void fireEvent.load(container.querySelector('img')!));
  for (const box of boxes) box.mockRestore();
  return onCrop;
}

test('the first crop of a picture with the right ratio is the whole picture', () => {
  expect(open(600)).toHaveBeenLastCalledWith({ x: 0, y: 0, width: 1_620, height: 540, rotation: 0 });
});

test('a frame without layout gives no crop', () => {
  expect(open(0)).not.toHaveBeenCalled();
});
