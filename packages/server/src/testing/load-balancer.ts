import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoadBalancer {
  url: string;
  close: () => Promise<void>;
}

/** Passes each request to the next of these servers, as a load balancer without stickiness does. */
export async function startLoadBalancer(servers: string[]): Promise<LoadBalancer> {
  let turn = 0;
  const balancer = http.createServer((request, response) => {
    const target = servers[turn++ % servers.length] ?? '';
    const { method, headers } = request;
    const passed = http.request(target + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const { port } = balancer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => balancer.close(() => resolve())),
  };
}
