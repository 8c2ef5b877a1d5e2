/** A unit as far as a scanner is concerned. */
export interface Unit {
  barcode: string;
}

/** Receives shoes under a code of their own through the API; answers them. */
export async function receiveUnits(url: string, token: string, code: string, count: number) {
  async function call<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  }
  const firstOf = async (list: string) =>
    (await call<{ id: number }[]>(`panels/${list}?type=shoes`))[0]?.id;
  await call('products/products', {
    productType: 'shoes',
    code,
    brand: await firstOf('brands'),
    type: await firstOf('types'),
    color: await firstOf('colors'),
    importPrice: 20,
    stockPrice: 45,
    sizes: [{ size: await firstOf('numbers'), quantity: count }],
  });
  return call<Unit[]>(`products/products?code=${code}&limit=${count}`);
}
