import { COOKIES } from '../../contract/identity/session';

export interface GatewayAnswer {
  status: number;
  body: {
    code: number;
    message: string;
    data: unknown;
    request_id?: string;
    error?: { code: string };
    errors?: Record<string, string>;
  };
}

/** Makes a call through a gateway as somebody signed in at its provider. */
export async function callGateway(url: string, path: string, method = 'GET', body?: unknown): Promise<GatewayAnswer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      cookie: `${COOKIES.token}=opaque-token-of-the-provider`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as GatewayAnswer['body'] };
}
