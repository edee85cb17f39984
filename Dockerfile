# `npm run test:image` carries out these stages in a folder and starts the server there; `server/test/contract/deploy.test.ts` reads them.

FROM node:24.9.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/exchange/package.json packages/exchange/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/

FROM manifests AS build
RUN npm ci --include=dev
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN node scripts/run/build.mjs

FROM manifests AS production
RUN npm ci --omit=dev --workspace packages/server

FROM node:24.9.0-bookworm-slim
# of glibc: one more arena for each thread would cost 50 MB under load
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages/server/package.json packages/server/
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "packages/server/dist/main.js"]
