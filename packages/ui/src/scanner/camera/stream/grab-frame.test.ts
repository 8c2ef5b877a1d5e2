import { aimedPart } from './grab-frame';

const HD = { videoWidth: 1280, videoHeight: 720 };

test('a wide picture in a high place is read without its cut-off sides', () => {
  const part = aimedPart({ ...HD, clientWidth: 390, clientHeight: 390 });
  expect(part).toEqual({ left: 280, top: 108, width: 720, height: 504 });
});

test('a high picture in a wide place is read without its cut-off ends', () => {
  const part = aimedPart({
    videoWidth: 720,
    videoHeight: 1280,
    clientWidth: 400,
    clientHeight: 200,
  });
  expect(part).toEqual({ left: 0, top: 514, width: 720, height: 252 });
});

test('a picture without a place yet is read in its full width', () => {
  const part = aimedPart({ ...HD, clientWidth: 0, clientHeight: 0 });
  expect(part).toEqual({ left: 0, top: 108, width: 1280, height: 504 });
});
