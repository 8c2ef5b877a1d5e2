import { aimedPart } from './grab-frame';

const HD = { videoWidth: 1280, videoHeight: 720 };

test('a wide picture in a high place: what is cut off at its sides is not looked at', () => {
  const part = aimedPart({ ...HD, clientWidth: 390, clientHeight: 390 });
  expect(part).toEqual({ left: 280, top: 108, width: 720, height: 504 });
});

test('a high picture in a wide place', () => {
  const part = aimedPart({
    videoWidth: 720,
    videoHeight: 1280,
    clientWidth: 400,
    clientHeight: 200,
  });
  expect(part).toEqual({ left: 0, top: 514, width: 720, height: 252 });
});

test('before it has a place all of it is', () => {
  const part = aimedPart({ ...HD, clientWidth: 0, clientHeight: 0 });
  expect(part).toEqual({ left: 0, top: 108, width: 1280, height: 504 });
});
