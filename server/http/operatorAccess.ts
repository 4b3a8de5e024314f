import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { requestErrors } from '../../contract/core/errors';
import type { Config } from '../config';
import { HttpError } from '../core/HttpError';

/** Networks that `TRUST_PROXY` and `OPERATOR_NETWORKS` accept by name. */
const NAMED_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Decides who may read operator endpoints: metrics, API documentation, source maps. Operators call from one of `OPERATOR_NETWORKS` or send
 * `OPERATOR_TOKEN`.
 */
export function operatorAccess({ OPERATOR_NETWORKS, OPERATOR_TOKEN, TRUST_PROXY }: Config) {
  const networks = new BlockList();
  for (const network of OPERATOR_NETWORKS.flatMap(name => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  const token = OPERATOR_TOKEN && sha256(`Bearer ${OPERATOR_TOKEN}`);

  function isOperator({ ip, headers }: FastifyRequest): boolean {
    if (token && headers.authorization && timingSafeEqual(token, sha256(headers.authorization))) return true;
    // behind an untrusted proxy every request has the proxy's address
    if (TRUST_PROXY === false && (headers['x-forwarded-for'] || headers.forwarded)) return false;
    const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
    return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }

  return {
    isOperator,
    /** Hook for operator routes. @throws HttpError 404 for anyone else */
    async requireOperator(request: FastifyRequest): Promise<void> {
      if (!isOperator(request)) throw new HttpError(404, requestErrors.noSuchAddress());
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
